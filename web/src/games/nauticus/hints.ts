// The engine's hints in the player's words. It joins short phrases with ";" and ","; each is translated by itself, and
// a hint with a phrase we do not know is left as it is.
import { isPiece } from './view';
import type { Translate } from '$lib/board';

type Say = (found: RegExpExecArray, t: Translate) => string | null;
const count = (found: RegExpExecArray): { n: number } => ({ n: Number(found[1]) });

const PHRASES: [RegExp, Say][] = [
  [/^no blue workers$/, (_, t) => t('hint.noBlue')],
  [/^(\d+) blue workers?$/, (found, t) => t('hint.blue', count(found))],
  [/^(\d+) own workers?$/, (found, t) => t('hint.own', count(found))],
  [
    /^(\d+) blue \+ (\d+) own workers?$/,
    (found, t) => t('hint.blueAndOwn', { blue: found[1] ?? '', own: found[2] ?? '' }),
  ],
  [/^\+?(\d+) taler$/, (found, t) => sign(found) + t('taler', count(found))],
  [/^\+?(\d+) workers?$/, (found, t) => sign(found) + t('workers', count(found))],
  [/^\+?(\d+) points?$/, (found, t) => sign(found) + t('points', count(found))],
  [/^\+(\d+) points? at the end$/, (found, t) => t('hint.atEnd', count(found))],
  [/^1 (mast|sail|good)$/, (found, t) => t(`thing.${found[1]}`)],
  [/^bonus (.+)$/, (found, t) => said(found[1] ?? '', (list) => t('hint.bonus', { list }), t)],
  [/^finishes the ship: (\d+) rewards?$/, (found, t) => t('hint.finishes', count(found))],
  [/^then a fifth tile is free/, (_, t) => t('hint.fifth')],
  [/^if there is room$/, (_, t) => t('hint.ifRoom')],
  [/^to your warehouse$/, (_, t) => t('hint.toWarehouse')],
  [/^once per game: 2 workers$/, (_, t) => t('hint.extra')],
  [/^2 taler for the first of each type$/, (_, t) => t('hint.extraPrice')],
  [/^your pass tile −(\d) turns to a crown$/, (found, t) => t('hint.pass', count(found))],
  [/^all pass tiles are turned already$/, (_, t) => t('hint.passed')],
  [/^your extra action is kept$/, (_, t) => t('hint.kept')],
  [
    /^([\w-]+) (\d)$/,
    ([, piece = '', price = ''], t) => (isPiece(piece) ? `${t(`piece.${piece}`)} ${price}` : null),
  ],
];

const sign = (found: RegExpExecArray): string => (found[0].startsWith('+') ? '+' : '');

function phrase(text: string, t: Translate): string | null {
  for (const [pattern, say] of PHRASES) {
    const found = pattern.exec(text);
    if (found) return say(found, t);
  }
  return null;
}

/** A list of phrases, each translated; null as soon as one is not known. */
function said(list: string, wrap: (words: string) => string, t: Translate): string | null {
  const words = list.split(', ').map((text) => phrase(text, t));
  return words.includes(null) ? null : wrap(words.join(', '));
}

export function translateHint(hint: string, t: Translate): string | null {
  const parts = hint.split('; ').map((part) => phrase(part, t) ?? said(part, (words) => words, t));
  return parts.includes(null) ? null : parts.join('; ');
}
