// What tests of boards in a document share: scenes to draw, a stage, what a board is given, and a finger.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect } from 'vitest';
import type { BoardProps, GameUi, Locale, Move, Scene, Told } from '$lib/board';
import { translator } from '$lib/i18n';
import { sayer, type Say } from '$lib/say';

export interface Fixture<View, Kinds = Move> {
  name: string;
  scene: Scene<View, Kinds>;
  told: Told<Kinds>[];
}

export const SEATS = ['Anna', 'Béla', 'Cecil', 'Dániel', 'Eszter'].map((name) => ({ name, computer: false }));

/** Says what a game says in one language, and nothing in any other. */
export const sayerOf = (ui: GameUi, locale: Locale): Say =>
  sayer({
    locale,
    words: [ui.words[locale]],
    terms: ui.terms,
    name: (seat) => SEATS[seat]?.name ?? '',
  });

/** One of every kind of question, the richest, and the end for every number of players: drawing takes a while here. */
export function richest<View, Kinds = Move>(
  files: Record<string, Fixture<View, Kinds>[]>,
  kind: (scene: Scene<View, Kinds>) => string,
): Fixture<View, Kinds>[] {
  const all = Object.values(files).flat();
  const best = new Map<string, Fixture<View, Kinds>>();
  for (const fixture of all) {
    const { scene } = fixture;
    const name = scene.over ? `end ${scene.players}` : kind(scene);
    const known = best.get(name);
    if (!known || scene.legal.length > known.scene.legal.length) best.set(name, fixture);
  }
  return [...best.values()];
}

/** What the player does is written down in `done`. */
export const propsFor = <View, Kinds = Move>(
  ui: GameUi,
  scene: Scene<View, Kinds>,
  done: string[],
  preview: string | null = null,
): BoardProps<View, Kinds> => ({
  scene,
  told: [],
  seats: SEATS.slice(0, scene.players),
  choose: (text) => void done.push(`choose ${text}`),
  refuse: (text) => void done.push(`refuse ${text}`),
  preview,
  onpreview: () => undefined,
  t: translator('en', ui.words.en),
  say: sayerOf(ui, 'en'),
  locale: 'en',
  reducedMotion: true,
});

interface Stage<View, Kinds> {
  /** Draws a scene; what the player does is written down. */
  draw: (scene: Scene<View, Kinds>, preview?: string | null) => string[];
  /** Draws what the test may change. */
  put: (props: BoardProps<View, Kinds>) => void;
  clear: () => void;
}

/** Where a test draws a game's board. Cleared after every test. */
export function stageOf<View, Kinds = Move>(ui: GameUi): Stage<View, Kinds> {
  let drawn: Record<string, unknown> | null = null;
  const clear = (): void => {
    if (drawn) void unmount(drawn);
    drawn = null;
    document.body.replaceChildren();
  };
  const put = (props: BoardProps<View, Kinds>): void => {
    drawn = mount(ui.Board, { target: document.body, props: props as unknown as BoardProps });
  };
  afterEach(clear);
  return {
    put,
    clear,
    draw(scene, preview = null) {
      const done: string[] = [];
      put(propsFor(ui, scene, done, preview));
      flushSync();
      return done;
    },
  };
}

function expectNamedButtons(): void {
  for (const button of document.querySelectorAll('button'))
    expect(button.getAttribute('aria-label') || button.textContent.trim()).not.toBe('');
}

export function tap(element: Element | null | undefined): void {
  (element as HTMLElement | null)?.click();
  flushSync();
}

/** What is lit and can be reached. */
export const lit = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('button:not([role=tab])')].filter(
    (button) => button.tabIndex === 0 && button.getAttribute('aria-disabled') === 'false',
  );

/** Draws a scene and lets the game tap all that is lit: every button has a name, and every move is made but those that have no
 *  place on the board. */
export function expectAllTapped<View, Kinds>(
  draw: Stage<View, Kinds>['draw'],
  scene: Scene<View, Kinds>,
  tapAll: (done: readonly string[]) => void,
  apart: readonly string[] = [],
): void {
  const done = draw(scene);
  expectNamedButtons();
  tapAll(done);
  const placed = scene.legal.map(({ text }) => text).filter((text) => !apart.includes(text));
  expect([...new Set(done)].sort()).toEqual(placed.map((text) => `choose ${text}`).sort());
}
