// What all parts of the board share: the scene, the words, what is lit, what the market would bring, how villages act.
import { getContext, setContext } from 'svelte';
import { BoardTable } from '$lib/board_table.svelte';
import { forecast } from './forecast';
import { hint as hintWords, moveLabel } from './labels';
import { readMove } from './moves';
import { readHint, type Outlook } from './outlook';
import { attempt, modeOf, modesOf, type Mode, type Spot } from './targets';
import { coloursOf, COMMON, phaseOf, type Colour, type HermagorView, type Pieces } from './view';
import type { WordsContext } from '$lib/board';

const KEY = Symbol('hermagor');

export class Table extends BoardTable<HermagorView, Spot> {
  /** The way of acting the player has picked, where there are several. */
  picked = $state<Mode | null>(null);

  view = $derived.by(() => this.scene.view.table);
  shownMove = $derived.by(() => (this.shown === null ? null : readMove(this.shown)));
  outlook = $derived.by(() => readHint(this.hint(this.shown)));

  modes = $derived.by(() => modesOf(this.scene));
  /** What was picked stays; else a move looked at in the action bar shows its own way of acting. */
  mode = $derived.by((): Mode => {
    const shown = this.shown !== null && this.legal.has(this.shown) ? modeOf(this.shown) : null;
    const picked = this.picked !== null && this.modes.includes(this.picked) ? this.picked : null;
    return picked ?? shown ?? this.modes[0] ?? 'sell';
  });

  /** Whose eyes the map has: the observer's, or the active player's for a spectator. */
  eyes = $derived.by(() => this.scene.seat ?? this.view.active);
  own = $derived.by((): Pieces | undefined => this.view.seats[this.eyes]);
  isMarket = $derived.by(() => phaseOf(this.view) === 1);
  /** Buyers stay until the last tile is given. */
  hasBuyers = $derived.by(() => coloursOf(this.view).some(({ pieces }) => pieces.buyers.length > 0));
  /** A buyer that is pointed at and not yet placed. */
  ghostBuyer = $derived.by((): { colour: Colour; place: string } | null => {
    const move = this.shownMove;
    if (move?.kind === 'buyer') return { colour: this.eyes, place: move.place };
    return move?.kind === 'common buyer' ? { colour: COMMON, place: move.place } : null;
  });
  forecast = $derived.by(() => forecast(this.view, this.ghostBuyer));

  override name(seat: Colour): string {
    return seat === COMMON ? this.t('common') : super.name(seat);
  }
  /** The engine leaves the money out of the sheet where a screen shall not show it. */
  showsMoney(seat: number): boolean {
    return (this.scene.scores[seat] ?? []).some((line) => line.name === 'money');
  }

  override asks(spot: Spot): string | null {
    return attempt(this.scene, spot, this.mode);
  }
  outlookOf(spot: Spot): Outlook {
    return readHint(this.hint(this.asks(spot)));
  }
  /** What a button at this place says: the move and what it brings. */
  says(text: string): string {
    const { t, locale, seats } = this.props();
    const context: WordsContext<HermagorView> = { t, locale, seats, scene: this.scene };
    const hint = this.hint(text);
    const more = hint === '' ? '' : (hintWords(text, hint, context) ?? hint);
    return more === '' ? moveLabel(text, context) : `${moveLabel(text, context)}: ${more}`;
  }

  pick(mode: Mode): void {
    this.props().onpreview(null);
    this.picked = mode;
  }
}

export const shareTable = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);
