"""`python -m megavolt` is `megavolt`."""

from megavolt.cli import main

if __name__ == "__main__":
    main()
