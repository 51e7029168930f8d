"""Search, advice and review with a policy of the tests' own."""

import pytest

from megavolt.bots import advice, review, search
from tests.bots.simple_policy import SimplePolicy


@pytest.fixture
def simple(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything that asks for the policy of a game gets the simple one."""
    for module in (advice, review, search):
        monkeypatch.setattr(module, "policy_for", SimplePolicy)
