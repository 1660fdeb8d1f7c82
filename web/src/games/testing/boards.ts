// What tests of boards in a document share: scenes to draw, what a board is given, and a finger.
import { flushSync } from 'svelte';
import type { BoardProps, GameUi, Scene, Told } from '$lib/board';
import { translator } from '$lib/i18n';

export interface Fixture<View> {
  name: string;
  scene: Scene<View>;
  told: Told[];
}

/** One of every kind of question, the richest, and the end for every number of players: drawing takes a while here. */
export function richest<View>(
  files: Record<string, Fixture<View>[]>,
  kind: (scene: Scene<View>) => string,
): Fixture<View>[] {
  const all = Object.values(files).flat();
  const best = new Map<string, Fixture<View>>();
  for (const fixture of all) {
    const { scene } = fixture;
    const name = scene.over ? `end ${scene.players}` : kind(scene);
    const known = best.get(name);
    if (!known || scene.legal.length > known.scene.legal.length) best.set(name, fixture);
  }
  return [...best.values()];
}

/** What the player does is written down in `done`. */
export const propsFor = <View>(
  ui: GameUi,
  scene: Scene<View>,
  done: string[],
  preview: string | null = null,
): BoardProps<View> => ({
  scene,
  told: [],
  seats: ['Anna', 'Béla', 'Cecil', 'Dániel', 'Eszter']
    .slice(0, scene.players)
    .map((name) => ({ name, computer: false })),
  choose: (text) => void done.push(`choose ${text}`),
  refuse: (text) => void done.push(`refuse ${text}`),
  preview,
  onpreview: () => undefined,
  t: translator('en', ui.words.en),
  locale: 'en',
  reducedMotion: true,
});

export function tap(element: Element | null | undefined): void {
  (element as HTMLElement | null)?.click();
  flushSync();
}

/** What is lit and can be reached. */
export const lit = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('button:not([role=tab])')].filter(
    (button) => button.tabIndex === 0 && button.getAttribute('aria-disabled') === 'false',
  );
