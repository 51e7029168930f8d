"""Tests that need the compiled engine; `script/test` builds one for them."""
