"""States and games that draw themselves in notebooks."""

import random
import re
import xml.etree.ElementTree as ElementTree

import pytest

import wharf
from test_states import play_randomly

NAMES = wharf.registered_names()


def some_state(name):
    state = wharf.load_game(name, {"players": 3}).new_initial_state()
    wharf.Chance(1).play(state)
    for _ in range(15):
        state.apply_action(state.legal_actions()[0])
        wharf.Chance(3).play(state)
    return state


@pytest.mark.parametrize("name", NAMES)
def test_html_and_svg_say_what_the_board_says(name):
    state = some_state(name)
    board = state.draw()
    assert str(state) == board
    picture = ElementTree.fromstring(state._repr_svg_())
    assert picture.tag == "{http://www.w3.org/2000/svg}svg" and float(picture.get("width")) > 100
    drawn = "".join("".join(text.itertext()) for text in picture)
    page = ElementTree.fromstring(state._repr_html_())
    assert re.sub(r"\s", "", drawn) == re.sub(r"\s", "", board), "the letters say it all"
    assert page.tag == "div" and page[0].tag == picture.tag and "".join(page.itertext()).strip() == "".join(picture.itertext()).strip()
    assert "\x1b" not in state._repr_html_() + state._repr_svg_()


def test_players_see_their_own():
    state = some_state("tortuga")
    assert "Your roll" in state.draw(0) or state.draw(0) != state.draw(1)
    assert "\x1b[" in state.draw(0, colour=True) and "\x1b[" not in state.draw(0)
    assert state.svg(0) != state.svg(1)
    for look in (state.draw, state.svg):
        with pytest.raises(wharf.SpielError, match="there is no player 5"):
            look(5)


def test_replays(tmp_path):
    state = wharf.load_game("nauticus").new_initial_state()
    play_randomly(state, random.Random(1))
    replay = wharf.replay(state)
    frames = list(replay.frames())
    assert len(frames) == state.move_number() + 1 and frames[-1][1] == state and frames[0][1].is_initial_state()
    page = ElementTree.fromstring(replay._repr_html_())
    assert page.find("input").get("max") == str(state.move_number())
    assert replay._repr_html_().count("<svg") == len(frames)
    replay.save(str(tmp_path / "game.html"))
    assert (tmp_path / "game.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def test_replays_of_sampled_states_begin_there():
    state = some_state("tortuga")
    sampled = state.resample_from_infostate(0, random.Random(1).random)
    sampled.apply_action(sampled.legal_actions()[0])
    assert len(list(wharf.replay(sampled, 0).frames())) == 2
