// Whether everything in a scene can be said: every offered move with what it brings, the question, scores and the position
// in words. All languages share the code: a scene is read in one of them, the next in another.
import { expect } from 'vitest';
import type { GameUi, Move, Scene, Told } from '$lib/board';
import { LOCALES, translator } from '$lib/i18n';
import { labelOf, lineOf } from '$lib/move_words';
import type { Names } from '$lib/position_text';
import { SEATS, sayerOf } from './boards';

/** A value that is missing, or a key instead of its words. */
const UNSAID =
  /[{}?]|undefined|\b(move|hint|prompt|ask|position|action|piece|thing|reward|to|tile|order|space|colour|cube|slot|stop|carts|chest|marker|village|good|building|region)\.\w/;

/** How many offered moves were read. */
export function expectSaid<View, Kinds>(
  ui: GameUi,
  scenes: readonly Scene<View, Kinds>[],
  inWords: (scene: Scene<View, Kinds>, speech: Names) => string,
): number {
  // The same move is offered often; once is enough.
  const read = new Set<string>();
  const name = (seat: number): string => SEATS[seat]?.name ?? '';
  scenes.forEach((scene, index) => {
    const locale = LOCALES[index % LOCALES.length] ?? 'en';
    const [say, t] = [sayerOf(ui, locale), translator(locale, ui.words[locale])];
    for (const move of scene.legal) {
      const what = `${locale} ${move.text}: ${JSON.stringify(move.facts)}`;
      if (read.has(what)) continue;
      read.add(what);
      const label = labelOf(move as unknown as Move, say);
      expect(label, move.text).not.toMatch(UNSAID);
      expect(label, move.text).not.toBe(move.text);
      expect(say.all(move.facts), move.text).not.toMatch(UNSAID);
    }
    expect(say(scene.prompt).replaceAll('?', ''), scene.prompt.key).not.toMatch(UNSAID);
    for (const line of scene.scores.flat()) expect(t(line.key)).not.toBe(line.key);
    expect(inWords(scene, { t, say, name }).replaceAll('?', '')).not.toMatch(UNSAID);
  });
  return scenes.reduce((sum, { legal }) => sum + legal.length, 0);
}

/** Everything that was told has a line in every language, but for what may be passed over; no line has one of the game's keys. */
export function expectTold<Kinds>(
  ui: GameUi,
  told: readonly Told<Kinds>[],
  { passedOver, keys }: { passedOver: RegExp; keys: RegExp },
): void {
  for (const locale of LOCALES) {
    const say = sayerOf(ui, locale);
    for (const event of told) {
      const line = lineOf(event as unknown as Told, 'Anna', say);
      if (line === null) expect(event.text).toMatch(passedOver);
      else {
        expect(line, event.text).not.toMatch(/[{}?]|undefined|NaN/);
        expect(line, event.text).not.toMatch(keys);
      }
    }
  }
}
