// The guided first game on the real engine and the real board.
import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import { translator } from '$lib/i18n';
import type { Scene } from '$lib/board';
import { testEngine } from '../testing/engine';
import { playLesson } from '../testing/lesson';
import Board from './Board.svelte';
import { lesson } from './lesson';
import ui from './ui';
import type { NauticusView } from './view';

/** Whether the board has the element a step points at. */
function hasSpot(scene: Scene<NauticusView>, spot: string): boolean {
  const props = {
    scene,
    told: [],
    seats: ['Anna', 'Béla'].map((name) => ({ name, computer: false })),
    choose: () => undefined,
    refuse: () => undefined,
    preview: null,
    onpreview: () => undefined,
    t: translator('en', ui.words.en),
    locale: 'en' as const,
    reducedMotion: true,
  };
  const board = mount(Board, { target: document.body, props });
  flushSync();
  const found = document.querySelector(`[data-spot="${spot}"]`) !== null;
  void unmount(board);
  document.body.replaceChildren();
  return found;
}

test(
  'the first game can be played as it is told, and points at things that are there',
  { timeout: 60_000 },
  async () => {
    const decisions = await playLesson(await testEngine(), 'nauticus', lesson, ui.words.en, (scene, spot) => {
      if (spot) expect(hasSpot(scene as Scene<NauticusView>, spot), spot).toBe(true);
    });
    expect(decisions).toBeGreaterThanOrEqual(15);
  },
);
