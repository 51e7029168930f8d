"""The generator gives the same numbers everywhere and forever, and gives them evenly."""

from collections import Counter
from hashlib import sha256

import pytest

from megavolt.core.rng import MAX_PLAIN_STATE, Rng, seed_hash, seed_state

# Worked out in C from the published algorithm (Steele, Lea, Flood 2014; Vigna's splitmix64.c).
KNOWN = {
    0: [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC],
    1: [0x910A2DEC89025CC1, 0xBEEB8DA1658EEC67, 0xF893A2EEFB32555E, 0x71C18690EE42C90B],
    42: [0xBDD732262FEB6E95, 0x28EFE333B266F103, 0x47526757130F9F52, 0x581CE1FF0E4AE394],
    1234567: [0x599ED017FB08FC85, 0x2C73F08458540FA5, 0x883EBCE5A3F27C77, 0x3FBEF740E9177B3F],
    0xDEADBEEF: [0x4ADFB90F68C9EB9B, 0xDE586A3141A10922, 0x021FBC2F8E1CFC1D, 0x7466CE737BE16790],
    2**64 - 1: [0xE4D971771B652C20, 0xE99FF867DBF682C9, 0x382FF84CB27281E9, 0x6D1DB36CCBA982D2],
}

# By large seed: the key, worked out with sha256sum, and the first ten words, with b2sum.
KEYED: dict[int, tuple[int, list[int]]] = {
    2**64: (
        0x2B23C19CD005D360C50B9773E089A089,
        [
            0x3185BDEED8E562F9, 0x524A5A07226A9B1F, 0x472D8EA4C8D51656, 0xDD4231E1F3BEF97E,
            0x04D2480B0D5790F9, 0xE3FACEDBB2DD9050, 0xD9DD9F51DD6C97BC, 0x207E5A15C362855C,
            0x2FB458174AE8F691, 0xC82F5FC39D635757,
        ],
    ),
    2**128 - 1: (
        0x2FF8CD8AE71177BFC9B46B2974FBA252,
        [
            0x2FFB366CC1E16800, 0x2FB8061831EF5B28, 0x61810F682A434AB6, 0xDD8F4AA14400EA97,
            0xC2C4BD8B3DD6E3BE, 0x931F0AB93BE1E971, 0x873C8F2F8B47926D, 0x6A229FEA5C24C630,
            0x6AB2CB1929EAA13B, 0xC1E7958E599B0224,
        ],
    ),
}  # fmt: skip

# Worked out with sha256sum; records and published fingerprints depend on them.
SEEDS = {
    0: (
        0xB1B4501C376CA7A9,
        "9ed9c30111ccd1dce00961f316a6f19c99e8cc63784c47350f562a3ff2c60c8b",
    ),
    7: (
        0xEB6AA2E1FAB39A4A,
        "b40c1cb2b8deca841b9a2303e2896a7afde67ba4d1026dffbf1eb35feb3f2ff3",
    ),
    2**128 - 1: (
        0x2FF8CD8AE71177BF,
        "b7d5a67a22fd8327db1691712b8a40b10b65fbedbaf4345e538431e83520375c",
    ),
}


@pytest.mark.parametrize("state", KNOWN)
def test_the_generator_is_splitmix64(state: int) -> None:
    rng = Rng(state)
    assert [rng.next64() for _ in range(4)] == KNOWN[state]


def test_a_generator_goes_on_from_its_state() -> None:
    first = Rng(42)
    first.next64()
    second = Rng(first.state)
    assert [second.next64() for _ in range(3)] == KNOWN[42][1:]


def test_the_state_stays_within_64_bits() -> None:
    rng = Rng(2**64 - 1)
    for _ in range(1000):
        rng.next64()
        assert 0 <= rng.state < 2**64


@pytest.mark.parametrize("seed", SEEDS)
def test_seeds_give_the_frozen_states_and_fingerprints(seed: int) -> None:
    assert (seed_state(seed), seed_hash(seed)) == SEEDS[seed]


def test_the_fingerprint_does_not_tell_the_first_state() -> None:
    # The fingerprint is published before the game; the two hashes must not share their text.
    for seed in SEEDS:
        first_bytes = f"{seed_state(seed):016x}"
        assert first_bytes not in seed_hash(seed)
        assert seed_hash(seed) != sha256(f"megavolt:{seed}".encode()).hexdigest()


# ---- the keyed generator


@pytest.mark.parametrize("seed", KEYED)
def test_a_large_seed_gives_a_key_and_its_words(seed: int) -> None:
    key, words = KEYED[seed]
    rng = Rng(seed_state(seed, keyed=True))
    assert rng.keyed
    assert rng.state == key << 64
    assert [rng.next64() for _ in words] == words
    assert rng.state == key << 64 | len(words)


@pytest.mark.parametrize("seed", [0, 7, 2**64 - 1])
def test_a_seed_of_64_bits_has_no_key(seed: int) -> None:
    assert seed_state(seed, keyed=True) == seed_state(seed) <= MAX_PLAIN_STATE
    assert not Rng(seed_state(seed, keyed=True)).keyed


@pytest.mark.parametrize("drawn", range(10))
def test_a_keyed_generator_goes_on_from_its_state(drawn: int) -> None:
    key, words = KEYED[2**64]
    rng = Rng(key << 64 | drawn)
    assert [rng.next64() for _ in words[drawn:]] == words[drawn:]


def test_a_keyed_generator_follows_when_its_state_is_set() -> None:
    rng = Rng(KEYED[2**64][0] << 64)
    rng.next64()
    for key, words in KEYED.values():
        rng.state = key << 64 | 1
        assert rng.next64() == words[1]
    rng.state = 42
    assert rng.next64() == KNOWN[42][0]


def test_the_fingerprint_does_not_tell_the_key() -> None:
    for seed, (key, _) in KEYED.items():
        assert f"{key:032x}"[:16] not in seed_hash(seed)


def test_neighbouring_seeds_begin_far_apart() -> None:
    states = [seed_state(seed) for seed in range(2000)]
    assert len(set(states)) == 2000
    high_bits = Counter(state >> 60 for state in states)
    assert set(high_bits) == set(range(16))
    assert max(high_bits.values()) < 2 * min(high_bits.values())


# ---- numbers below n


def test_below_gives_the_frozen_numbers() -> None:
    rng = Rng(2004)
    assert [rng.below(6) for _ in range(12)] == [0, 4, 4, 4, 1, 2, 5, 3, 5, 1, 3, 1]


def test_below_one_is_always_nought() -> None:
    rng = Rng(3)
    assert {rng.below(1) for _ in range(50)} == {0}


@pytest.mark.parametrize("large", [0, 2**100], ids=["plain", "keyed"])
@pytest.mark.parametrize("n", [2, 3, 7, 10, 42, 64])
def test_below_is_even(n: int, large: int) -> None:
    rng, draws = Rng(seed_state(large + n, keyed=True)), 400 * n
    counts = Counter(rng.below(n) for _ in range(draws))
    assert set(counts) == set(range(n))
    # Chi-square with n - 1 degrees of freedom: mean n - 1, variance 2 (n - 1).
    chi = sum((count - 400) ** 2 / 400 for count in counts.values())
    assert abs(chi - (n - 1)) < 4 * (2 * (n - 1)) ** 0.5


def test_below_throws_away_what_would_favour_the_small() -> None:
    # n is a little more than half the range, so nearly every second output is thrown away.
    n = 2**63 + 1
    plain, rng = Rng(99), Rng(99)
    kept = [value for value in (plain.next64() for _ in range(200)) if value < n]
    assert 60 < len(kept) < 140
    assert [rng.below(n) for _ in kept] == kept


# ---- shuffling


def test_a_shuffle_gives_the_frozen_order() -> None:
    cards = list(range(10))
    Rng(7).shuffle(cards)
    assert cards == [8, 1, 5, 9, 0, 4, 3, 2, 6, 7]


def test_a_shuffle_is_the_one_of_the_record_format() -> None:
    # docs/record.md, "Randomness": from the last index down to 1, swap with a draw below i + 1.
    for size in (0, 1, 2, 13, 42):
        shuffled, expected, rng = list(range(size)), list(range(size)), Rng(size)
        Rng(size).shuffle(shuffled)
        for i in reversed(range(1, size)):
            j = rng.below(i + 1)
            expected[i], expected[j] = expected[j], expected[i]
        assert shuffled == expected


def test_every_order_is_equally_likely() -> None:
    rng = Rng(seed_state(4))
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 400):
        cards = [1, 2, 3, 4]
        rng.shuffle(cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 24
    chi = sum((count - 400) ** 2 / 400 for count in counts.values())
    assert abs(chi - 23) < 4 * (2 * 23) ** 0.5


def test_a_shuffle_loses_and_makes_no_card() -> None:
    cards = [3, 3, 5, 7, 7, 7]
    Rng(1).shuffle(cards)
    assert sorted(cards) == [3, 3, 5, 7, 7, 7]
