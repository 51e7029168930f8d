"""Training nets by play against themselves: `megavolt train`. Needs PyTorch (megavolt[train])."""
