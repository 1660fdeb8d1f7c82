// The games the client can draw: one chunk each, loaded when it is needed; only their cards are there at once. The shell
// knows games by this file and by nothing else.
import type { Component } from 'svelte';
import type { GameCard, GameUi, PositionWords } from '$lib/board';
import type { GameGuide } from '$lib/guide';

const cards = import.meta.glob<Omit<GameCard, 'Emblem'>>('./*/card.json', { eager: true, import: 'default' });
const emblems = import.meta.glob<Component>('./*/Emblem.svelte', { eager: true, import: 'default' });
const found = import.meta.glob<GameUi>('./*/ui.ts', { import: 'default' });
const guides = import.meta.glob<GameGuide>('./*/guide.ts', { import: 'default' });
const fields = import.meta.glob<PositionWords>('./*/fields.ts', { import: 'default' });
const schemas = import.meta.glob<Record<string, unknown>>('$games/*/schema.json', { import: 'default' });

/** Ids of the games with a folder here. */
export const drawnGames: readonly string[] = Object.keys(found).map((path) => path.split('/')[1] ?? '');

/** What is there of a game before it is loaded. */
export function cardOf(id: string): GameCard | undefined {
  const [card, Emblem] = [cards[`./${id}/card.json`], emblems[`./${id}/Emblem.svelte`]];
  return card && Emblem && { ...card, Emblem };
}

/** The words and the board of a game; null where it has none yet. */
export async function loadGameUi(id: string): Promise<GameUi | null> {
  return (await found[`./${id}/ui.ts`]?.()) ?? null;
}

/** What explains a game beside its board; null where it has none yet. */
export async function loadGuide(id: string): Promise<GameGuide | null> {
  return (await guides[`./${id}/guide.ts`]?.()) ?? null;
}

/** What may stand in the documents of a game, its positions among them: a JSON Schema. */
export async function loadPositionSchema(id: string): Promise<Record<string, unknown>> {
  const folder = `/${id.replaceAll('-', '_')}/`;
  const load = Object.entries(schemas).find(([path]) => path.includes(folder))?.[1];
  if (!load) throw new Error(`${id} has no schema`);
  return load();
}

/** A game's positions in words; null where it has none yet. */
export async function loadPositionWords(id: string): Promise<PositionWords | null> {
  return (await fields[`./${id}/fields.ts`]?.()) ?? null;
}
