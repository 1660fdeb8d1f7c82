// A table in words, with a game's own where it has them and the engine's where not.
import type { GameUi, Translate, WordsContext } from '$lib/board';
import type { Refusal, Scene, ScoreLine, Told } from '$lib/scene';

export function describe(ui: GameUi | null, told: Told, context: WordsContext): string | null {
  if (ui) return ui.describe(told, context);
  return `${seatName(told.seat, context)}: ${told.text}`;
}

export function seatName(seat: Told['seat'], { t, seats }: WordsContext): string {
  return seat === 'chance' ? t('chance') : (seats[seat]?.name ?? t('seat', { n: seat + 1 }));
}

export function promptOf(ui: GameUi | null, scene: Scene, context: WordsContext): string {
  return ui?.prompt(scene, context) ?? scene.prompt;
}

export function hintOf(ui: GameUi | null, text: string, hint: string, context: WordsContext): string {
  return ui?.hint?.(text, hint, context) ?? hint;
}

// Codes of the match layer, which every game shares.
const COMMON_REFUSALS = ['game_over', 'not_your_turn', 'nothing_to_undo', 'no_such_seat'];

export function refusalOf(ui: GameUi | null, refusal: Refusal, move: string, context: WordsContext): string {
  if (COMMON_REFUSALS.includes(refusal.code)) return context.t(`refusal.${refusal.code}`);
  return ui?.refusal?.(refusal, move, context) ?? refusal.sentence;
}

/** A clause in the player's language where the game has it, else in the engine's English. */
export function clauseText(id: string, english: string, t: Translate): string {
  const key = `clause.${id}`;
  const translated = t(key);
  return translated === key ? english : translated;
}

export function scoreName(ui: GameUi | null, line: ScoreLine, t: Translate): string {
  return ui?.scoreName(line, t) ?? line.name;
}
