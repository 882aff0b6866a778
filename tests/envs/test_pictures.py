from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from townwright.core import registry
from townwright.envs import aec
from townwright.envs.opponents import AgainstBots
from townwright.envs.pictures import pixels, rendering
from townwright.envs.pictures.drawing import INK, PAPER, SvgDrawing
from townwright.envs.pictures.notebook_replay import NotebookReplay
from townwright.envs.pictures.pixels import pixels_of, png_of
from townwright.envs.solo import SoloEnv
from townwright.envs.table import GameTable
from townwright.envs.vector import VectorGames


@pytest.mark.parametrize("game", registry.names())
def test_a_game_is_painted_from_its_set_up_on(game: str) -> None:
    env = aec.env(game, seats=2, render_mode="rgb_array", rules="readable")
    env.reset(seed=1)
    first: Any = env.render()
    for _ in range(12):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(np.flatnonzero(mask)[len(np.flatnonzero(mask)) // 2]))
    later: Any = env.render()

    assert first.dtype == np.uint8
    assert first.shape == later.shape
    assert first.shape[2] == 3
    assert f"#{bytes(first[0, 0]).hex()}" == PAPER
    assert (first != first[0, 0]).any()
    assert (first != later).any()


def test_any_form_of_observation_can_be_painted() -> None:
    pictures: list[Any] = []
    for observation in ("structured", "numbers"):
        env = SoloEnv("cities", observation=observation, render_mode="rgb_array")
        env.reset(seed=3)
        pictures.append(env.render())

    assert np.array_equal(*pictures)


def test_a_vector_paints_every_game() -> None:
    env = VectorGames("cities", num_envs=2, render_mode="rgb_array")
    env.reset(seed=1)

    one, other = env.render() or ()

    assert one.shape == other.shape
    assert not np.array_equal(one, other)
    assert VectorGames("cities", num_envs=1).render() is None
    with pytest.raises(ValueError, match="a vector draws as 'rgb_array' or not at all, not as 'human'"):
        VectorGames("cities", render_mode="human")


class FakeTk:
    """Python's Tk without a screen: counts what is shown, and can be closed by a person."""

    TclError = type("TclError", (Exception,), {})

    def __init__(self) -> None:
        self.shown, self.opened, self.closed, self.masters = 0, 0, False, list[Any]()

    def Tk(self) -> Any:  # noqa: N802  its own name
        self.opened += 1
        return SimpleNamespace(title=lambda _: None, update=self.touch, destroy=self.touch)

    def Label(self, _root: Any) -> Any:  # noqa: N802
        return SimpleNamespace(pack=lambda: None, configure=self.show)

    def PhotoImage(self, master: Any, **_: Any) -> object:  # noqa: N802
        self.masters.append(master)
        return object()

    def show(self, image: object) -> None:
        self.touch()
        self.shown += image is not None

    def touch(self) -> None:
        if self.closed:
            raise self.TclError


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> FakeTk:
    fake = FakeTk()
    monkeypatch.setitem(sys.modules, "tkinter", fake)
    return fake


def test_a_window_is_drawn_anew_with_every_step_and_closed(screen: FakeTk) -> None:
    env = SoloEnv("cities", render_mode="human", rules="readable")
    env.reset(seed=1)
    env.step(0)
    assert env.render() is None
    env.close()

    assert (screen.opened, screen.shown) == (1, 3)
    assert len(set(map(id, screen.masters))) == 1
    assert screen.masters[0] is not None


def test_a_window_that_a_person_closes_stays_closed(screen: FakeTk, capsys: pytest.CaptureFixture[str]) -> None:
    env = SoloEnv("cities", render_mode="human", rules="readable")
    env.reset(seed=1)
    screen.closed = True
    env.step(0)
    env.step(0)
    env.close()

    assert (screen.opened, screen.shown) == (1, 1)
    assert capsys.readouterr().out == ""


def test_a_window_that_was_closed_before_the_environment_is_no_error(screen: FakeTk) -> None:
    env = SoloEnv("cities", render_mode="human", rules="readable")
    env.reset(seed=1)
    screen.closed = True

    env.close()


def test_a_window_shows_the_game_that_was_begun(screen: FakeTk, monkeypatch: pytest.MonkeyPatch) -> None:
    in_turn = aec.env("cities", seats=2, render_mode="human", rules="readable")
    in_turn.reset(seed=1)
    assert screen.shown == 1

    among, painted = AgainstBots("greentown", opponents=["random"], render_mode="human"), list[int]()
    monkeypatch.setattr(among.renderer, "draw", lambda play, _: painted.append(len(play.table.events)))
    among.reset(seed=1)
    among.reset()
    assert painted[-1] == len(among.table.events)


def test_without_a_screen_the_text_is_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rendering, "shown_in", lambda *_: None)
    env = SoloEnv("cities", render_mode="human", rules="readable")
    env.reset(seed=1)

    assert capsys.readouterr().out.strip() == env.game.draw(env.table.state).strip()


def test_a_game_without_a_picture_is_refused() -> None:
    with pytest.raises(ValueError, match="brickford has no picture; its render_mode is 'ansi' or None"):
        rendering.drawing_by("brickford")


@pytest.mark.parametrize("make", [SoloEnv, VectorGames])
def test_pictures_are_refused_at_once_where_a_library_for_them_is_missing(
    make: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pixels, "NEEDED", ("townwright", "no_such_painter"))

    with pytest.raises(ImportError, match=r"need resvg-py and Pillow.*pip install 'townwright\[research\]'"):
        make("cities", render_mode="rgb_array")

    assert NotebookReplay(GameTable(registry.find("cities"), seed=1).record()).drawings()


def test_a_drawing_has_squares_discs_polygons_lines_and_frames() -> None:
    drawing = SvgDrawing(40, 50)
    drawing.disc((10, 10), 4, "#ff0000")
    drawing.polygon([(20, 20), (30, 20), (25, 30)], "#00ff00")
    drawing.lines([((2, 35), (20, 35)), ((2, 45), (20, 45))], 2, "#0000ff")
    drawing.frame(24, 2, 8, 8, "#000000")
    drawing.squares([(34, 2), (34, 40)], 4, INK)

    painted = pixels_of(drawing.svg())

    assert painted.shape == (50, 40, 3)
    assert painted[10, 10].tolist() == [255, 0, 0]
    assert painted[22, 25].tolist() == [0, 255, 0]
    assert painted[35, 10].tolist() == painted[45, 10].tolist() == [0, 0, 255]
    assert painted[2, 26].tolist() == [0, 0, 0]
    assert [f"#{bytes(painted[place]).hex()}" for place in ((5, 28), (4, 36), (42, 36))] == [PAPER, INK, INK]
    assert painted.flags.writeable


def test_pixels_are_those_of_the_drawing_that_a_replay_shows() -> None:
    env = SoloEnv("cities", render_mode="rgb_array")
    env.reset(seed=1)
    shown: Any = env.render()

    assert np.array_equal(shown, pixels_of(NotebookReplay(env.record()).drawings()[-1][1]))


def test_a_notebook_replays_a_record_in_pictures() -> None:
    table = GameTable(registry.find("cities"), {"seats": 1}, seed=1)
    for _ in range(3):
        table.take(0, next(iter(table.offered(0))))

    shown = NotebookReplay(table.record())._repr_html_()

    assert shown.count("<svg") == 3
    assert shown.count("<figure hidden>") == 2
    assert 'max="2"' in shown
    assert f"seat 0: {table.events[-2].action}" in shown


def test_a_replay_of_what_is_no_record_or_no_seat_is_refused() -> None:
    record = GameTable(registry.find("cities"), {"seats": 1}, seed=1).record()

    with pytest.raises(ValueError, match="this is no record of"):
        NotebookReplay("")
    with pytest.raises(ValueError, match="the game has seats from 0 to 0, and no seat 1"):
        NotebookReplay(record, seat=1)
    with pytest.raises(ValueError, match="components are a list"):
        NotebookReplay(record, components="tileset mine")  # type: ignore[arg-type]  # as a user may give it


def test_a_picture_is_written_as_png() -> None:
    written = png_of(SvgDrawing(5, 3).svg())

    assert written.startswith(b"\x89PNG")
    assert int.from_bytes(written[16:20]) == 5
    assert int.from_bytes(written[20:24]) == 3
