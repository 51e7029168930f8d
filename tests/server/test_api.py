"""The interface as a browser uses it: people, tables, playing, refusals, looking back."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from megavolt import Match
from megavolt.core.decision import words_of
from megavolt.locale import Translator
from megavolt.server.errors import ServerError
from megavolt.server.people.people import People
from megavolt.server.tables.lobby import INVITATIONS
from tests.server.client import Browser, browser


@pytest.fixture
def ana(tmp_path: Path) -> Iterator[Browser]:
    with browser(tmp_path) as somebody:
        yield somebody.named("Ana")


def test_the_games_and_their_options_are_told_in_the_language_asked_for(ana: Browser) -> None:
    english = ana.get("/api/games")[1]
    assert [game["id"] for game in english] == [
        "recharged", "classic", "deluxe", "cards", "blackout",
    ]  # fmt: skip
    polish = ana.client.get("/api/games", headers={"accept-language": "pl"}).json()
    assert polish[0]["name"] != english[0]["name"]
    assert all(option["text"] for game in polish for option in game["options"])


def test_each_game_names_the_bots_that_play_it(ana: Browser) -> None:
    every = ana.get("/api/bots")[1]
    assert every[0] == "random"
    for game in ana.get("/api/games")[1]:
        wanted = [level for level in every if "neural" not in level or level in game["bots"]]
        assert game["bots"] == wanted


def test_without_a_name_one_may_look_but_not_sit(ana: Browser) -> None:
    stranger = ana.another()
    assert stranger.get("/api/tables")[0] == 200
    status, answer = stranger.post("/api/tables", game="recharged", seats=["me", "greedy"])
    assert (status, answer["error"]["code"]) == (401, "signed_out")


def test_the_cookie_cannot_be_read_by_scripts(ana: Browser) -> None:
    answer = ana.another().client.post("/api/guests", json={"name": "Bob"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_a_guest_becomes_an_account_and_keeps_the_games(ana: Browser) -> None:
    table = ana.table("blackout", "me", "open")["table"]
    secret = "correct horse battery"
    assert ana.post("/api/me/account", login="Ana", password=secret)[0] == 201
    phone = ana.another()
    assert phone.post("/api/sessions", login="ana", password="wrong password")[0] == 403
    assert phone.post("/api/sessions", login="ana", password=secret)[0] == 204
    assert [t["id"] for t in phone.get("/api/me/tables")[1]] == [table]


def test_friends_meet_at_a_private_table_by_its_link(ana: Browser) -> None:
    made = ana.table("recharged", "me", "open", "greedy")
    bob = ana.another().named("Bob")
    table = made["table"]
    assert bob.get(f"/api/tables/{table}")[0] == 403
    assert table not in [t["id"] for t in bob.get("/api/tables")[1]]
    assert bob.post(f"/api/tables/{table}/join")[0] == 403
    status, position = bob.post(f"/api/tables/{table}/join", link=made["join"])
    assert (status, position["seat"]) == (200, 1)
    assert bob.post(f"/api/tables/{table}/start")[1]["error"]["code"] == "only_host"
    assert ana.post(f"/api/tables/{table}/start")[1]["status"] == "playing"


def test_a_seat_moves_to_another_device_by_its_private_link(ana: Browser) -> None:
    made = ana.table("recharged", "me", "greedy", start=True)
    phone = ana.another().named("Ana's phone")
    status, position = phone.post("/api/links/take", link=made["seats"][0])
    assert (status, position["seat"]) == (200, 0)
    assert position["seats"][0]["name"] == "Ana"
    status, answer = ana.get(f"/api/tables/{made['table']}")
    assert (status, answer["error"]["code"]) == (403, "private_table")


def test_a_host_who_comes_back_by_the_link_of_the_seat_is_still_the_host(ana: Browser) -> None:
    made = ana.table("recharged", "me", "open", "open")
    table = f"/api/tables/{made['table']}"
    bob = ana.another().named("Bob")
    bob.post(f"{table}/join", link=made["join"])
    phone = ana.another().named("Ana's phone")
    assert phone.post("/api/links/take", link=made["seats"][0])[1]["host"]["seat"] == 0
    for other in (ana, bob):
        assert other.post(f"{table}/start")[1]["error"]["code"] == "only_host"
    assert made["table"] not in [t["id"] for t in ana.get("/api/me/tables")[1]]
    for level in ("greedy", "open"):  # as only the host can
        assert phone.post(f"{table}/seats/2", level=level)[0] == 200
    ana.another().named("Cleo").post(f"{table}/join", link=made["join"])
    assert phone.post(f"{table}/start")[1]["status"] == "playing"


def test_a_host_gets_the_invitation_again_and_the_first_one_still_works(ana: Browser) -> None:
    made = ana.post("/api/tables", game="cards", seats=["me", "open", "open"])[1]
    table = f"/api/tables/{made['table']}"
    links = [made["join"], *(ana.post(f"{table}/invitation")[1]["join"] for _ in range(2))]
    assert len(set(links)) == 3
    bob, cid = ana.another().named("Bob"), ana.another().named("Cid")
    assert bob.post(f"{table}/invitation")[1]["error"]["code"] == "only_host"
    assert bob.post("/api/links/take", link=links[0])[0] == 200
    assert cid.post("/api/links", link=links[2])[1]["state"] == "open"
    for _ in range(INVITATIONS):
        newest = ana.post(f"{table}/invitation")[1]["join"]
    assert cid.post("/api/links", link=links[2])[1]["error"]["code"] == "no_such_link"
    assert cid.post("/api/links/take", link=newest)[0] == 200
    ana.post(f"{table}/start")
    assert ana.post(f"{table}/invitation")[1]["error"]["code"] == "already_started"


def test_an_illegal_move_is_refused_with_its_rule_and_changes_nothing(ana: Browser) -> None:
    table = ana.table("classic", "me", "open", public=True)["table"]
    bob = ana.another().named("Bob")
    bob.post(f"/api/tables/{table}/join")
    before = ana.post(f"/api/tables/{table}/start")[1]
    mover = (ana, bob)[before["to_move"]]
    number = before["number"]
    status, answer = mover.post(f"/api/tables/{table}/play", number=number, word="open 3 1")
    assert (status, answer["error"]["rule"]) == (400, "GRID-AUC-03")
    why = mover.post(f"/api/tables/{table}/why", word="open 3 1")[1]
    assert why["problem"] == answer["error"]
    assert mover.get(f"/api/tables/{table}")[1]["number"] == number


def test_a_late_move_gets_the_position_as_it_is_now(ana: Browser) -> None:
    table = ana.table("classic", "me", "greedy", start=True)["table"]
    status, answer = ana.post(f"/api/tables/{table}/play", number=0, word="pass")
    assert (status, answer["error"]["code"]) == (409, "position_changed")
    assert answer["position"]["number"] > 0


def test_a_game_by_a_live_connection_from_start_to_record(ana: Browser) -> None:
    table = ana.table("blackout", "me", "greedy", start=True)["table"]
    with ana.live(table, since=0) as live:
        live.hear()
        asked = -1
        while live.position["status"] != "over":
            if live.position["decision"] and live.position["number"] != asked:
                asked = live.position["number"]
                live.play(words_of(live.position["decision"])[-1])
            live.hear()
        assert not [m for m in live.heard if m["type"] == "refused"]
        told = ana.get(f"/api/tables/{table}")[1]
        assert {**told, "clock": 0} == {**live.position, "clock": 0}
    text = ana.client.get(f"/api/tables/{table}/record").text
    match = Match.from_record(text)
    assert [e["kind"] for e in live.events] == [e.kind for e in match.events]
    assert str(match.seed) == told["seed"]
    past = ana.get(f"/api/tables/{table}/positions/5")[1]
    assert past["view"]["seat"] == 0


def test_who_was_away_catches_up_by_number(ana: Browser) -> None:
    table = ana.table("classic", "me", "open", public=True)["table"]
    bob = ana.another().named("Bob")
    bob.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    people = (ana, bob)
    with bob.live(table) as live:
        seen = live.hear()["position"]["number"]
    for _ in range(3):
        position = ana.get(f"/api/tables/{table}")[1]
        mover = people[position["to_move"]]
        legal = words_of(mover.get(f"/api/tables/{table}")[1]["decision"])
        number = position["number"]
        mover.post(f"/api/tables/{table}/play", number=number, word=legal[-1])
    with bob.live(table, since=seen) as live:
        live.hear()
        assert {event["move"] for event in live.events} == {1, 2, 3}
    missed = bob.get(f"/api/tables/{table}/updates?since={seen}")[1]
    assert missed["events"] == live.events


def test_what_is_said_is_heard_by_everybody(ana: Browser) -> None:
    table = ana.table("classic", "me", "open", public=True)["table"]
    bob = ana.another().named("Bob")
    with bob.live(table) as live:
        ana.post(f"/api/tables/{table}/chat", text="  hello \n there ")
        assert live.hear_until("chat")["text"] == "hello there"
    assert [said["text"] for said in bob.get(f"/api/tables/{table}/chat")[1]] == ["hello there"]
    assert ana.post(f"/api/tables/{table}/chat", text="x" * 600)[0] == 400


def test_nonsense_on_a_live_connection_is_only_refused(ana: Browser) -> None:
    table = ana.table("classic", "me", "greedy", start=True)["table"]
    with ana.live(table) as live:
        live.hear_until("presence")
        for text in ("", "[]", "null", '{"type":"play"}', '{"type":"play","number":-1,"word":3}'):
            live.socket.send_text(text)
            assert live.hear_until("refused")["error"]["code"] == "bad_frame"
        live.socket.send_json({"type": "ping", "id": 7})
        assert live.hear_until("pong")["id"] == 7


def test_a_live_connection_follows_the_language_of_the_account(ana: Browser) -> None:
    table = ana.table("classic", "me", "greedy", start=True)["table"]
    with ana.live(table) as live:
        texts = []
        for language in ("en", "pl", "es", "en"):
            assert ana.client.patch("/api/me", json={"language": language}).status_code == 200
            live.socket.send_json({"type": "play", "number": 0, "word": "fly"})
            texts.append(live.hear_until("refused")["error"]["text"])
        assert texts == [
            Translator(lang).error(ServerError("position_changed"))
            for lang in ("en", "pl", "es", "en")
        ]
        assert len(set(texts)) == 3


def test_without_its_database_a_refusal_is_in_the_language_last_known(
    ana: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ana.table("classic", "me", "greedy", start=True)["table"]

    async def away(*given: object) -> None:
        raise OSError("the database is away")

    ana.client.patch("/api/me", json={"language": "es"})
    with ana.live(table) as live:
        monkeypatch.setattr(People, "by_id", away)
        live.socket.send_text("nonsense")
        refused = live.hear_until("refused")["error"]
        assert refused["text"] == Translator("es").error(ServerError("bad_frame"))


def test_a_page_of_another_site_gets_no_live_connection(ana: Browser) -> None:
    from starlette.websockets import WebSocketDisconnect

    table = ana.table("classic", "me", "greedy", start=True)["table"]
    headers = {"origin": "https://elsewhere.example"}
    with (
        pytest.raises(WebSocketDisconnect),
        ana.client.websocket_connect(f"/api/tables/{table}/live", headers=headers),
    ):
        pass


def test_a_table_cannot_make_the_server_read_files(ana: Browser) -> None:
    options = {"map": "../../etc/passwd"}
    status, answer = ana.post(
        "/api/tables", game="recharged", seats=["me", "greedy"], options=options
    )
    assert status == 400
    assert "file" in answer["error"]["code"]


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({}, "falta un valor"),
        ({"name": 7}, "el valor no es del tipo correcto"),
        ({"name": "x" * 5_000}, "la longitud máxima es"),
    ],
)
def test_a_mistake_in_a_request_is_explained_in_the_language(
    ana: Browser, body: dict[str, object], said: str
) -> None:
    heads = {"accept-language": "es"}
    answer = ana.another().client.post("/api/guests", json=body, headers=heads)
    assert answer.status_code == 422
    assert said in answer.json()["error"]["text"]


def test_a_refused_move_is_explained_for_whoever_clicks(ana: Browser) -> None:
    """Nothing about typing; and the rule stands by itself, not in the text too."""
    table = ana.table("classic", "me", "open", public=True)["table"]
    bob = ana.another().named("Bob")
    bob.post(f"/api/tables/{table}/join")
    mover = (ana, bob)[ana.post(f"/api/tables/{table}/start")[1]["to_move"]]
    problem = mover.post(f"/api/tables/{table}/why", word="pass")[1]["problem"]
    assert problem["code"] == "must_buy_in_round_one"
    assert problem["rule"] not in problem["text"]
    assert "Choose a plant" in problem["text"]
