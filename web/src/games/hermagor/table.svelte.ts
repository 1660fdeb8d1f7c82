// What all parts of the board share: the scene, the words, what is lit, what the market would bring, how villages act.
import { getContext, setContext } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { BoardTable } from '$lib/board_table.svelte';
import { inParts } from '$lib/in_parts.svelte';
import { forecast } from './forecast';
import { LAYOUTS } from './layout';
import { lyingOn } from './lying';
import { completedBy, fieldOf, type Legal, type Move } from './moves';
import { attempt, modeOf, modesOf, type Mode, type Spot } from './targets';
import {
  coloursOf,
  COMMON,
  lacking,
  phaseOf,
  regionsAlmost,
  type Colour,
  type HermagorView,
  type Pieces,
} from './view';

const KEY = Symbol('hermagor');
const NOBODY: readonly number[] = [];

export class Table extends BoardTable<HermagorView, Spot, Move> {
  /** A window that holds the whole table; the same words stand in the style sheets. */
  #desk = new MediaQuery('(min-width: 1024px)');
  /** Narrower, the names of a tall map would be smaller than 12 px. */
  #phone = new MediaQuery('(max-width: 659.9px)');
  layout = $derived.by(() => LAYOUTS[this.#desk.current ? 'wide' : this.#phone.current ? 'slim' : 'tall']);
  /** The way of acting the player has picked, where there are several. */
  picked = $state<Mode | null>(null);

  view = inParts(() => this.scene.view.table);
  #lying = inParts(() => lyingOn(this.view));
  shownMove = $derived.by((): Legal | null =>
    this.shown === null ? null : (this.legal.get(this.shown) ?? null),
  );
  /** The regions that the move looked at would complete, and the field its disc would go to. */
  completed = $derived.by(() => completedBy(this.facts(this.shown)));
  field = $derived.by(() => fieldOf(this.facts(this.shown)));

  modes = $derived.by(() => modesOf(this.scene));
  /** What was picked stays; else a move looked at in the action bar shows its own way of acting. */
  mode = $derived.by((): Mode => {
    const shown = this.shownMove && modeOf(this.shownMove);
    const picked = this.picked !== null && this.modes.includes(this.picked) ? this.picked : null;
    return picked ?? shown ?? this.modes[0] ?? 'sell';
  });

  /** Whose eyes the map has: the observer's, or the active player's for a spectator. */
  eyes = $derived.by(() => this.scene.seat ?? this.view.active);
  own = $derived.by((): Pieces | undefined => this.view.seats[this.eyes]);
  /** The villages that a region still lacks, each alone. */
  wanted = $derived.by((): ReadonlySet<string> => {
    const { own } = this;
    return new Set(own && regionsAlmost(own).flatMap((region) => lacking(own, region)));
  });
  isMarket = $derived.by(() => phaseOf(this.view) === 1);
  /** Buyers stay until the last tile is given. */
  hasBuyers = $derived.by(() => coloursOf(this.view).some(({ pieces }) => pieces.buyers.length > 0));
  /** A buyer that is pointed at and not yet placed. */
  ghostBuyer = $derived.by((): { colour: Colour; place: string } | null => {
    const move = this.shownMove;
    if (move?.kind === 'buyer') return { colour: this.eyes, place: move.place };
    return move?.kind === 'common-buyer' ? { colour: COMMON, place: move.place } : null;
  });
  forecast = $derived.by(() => forecast(this.view, this.ghostBuyer));

  override name(seat: Colour): string {
    return seat === COMMON ? this.t('common') : super.name(seat);
  }
  /** The engine leaves the money out of the sheet where a screen shall not show it. */
  showsMoney(seat: number): boolean {
    return (this.scene.scores[seat] ?? []).some((line) => line.key === 'score.money');
  }

  buyerOn(place: string): Colour | null {
    return this.#lying.buyers[place] ?? null;
  }
  depotsIn(village: string): readonly Colour[] {
    return this.#lying.depots[village] ?? NOBODY;
  }
  merchantsIn(place: string): readonly number[] {
    return this.#lying.merchants[place] ?? NOBODY;
  }

  override asks(spot: Spot): string | null {
    return this.asking ? attempt(this.scene, spot, this.mode) : null;
  }
  /** What a button at this place says: the move and what it brings. */
  says(text: string): string {
    const move = this.legal.get(text);
    if (!move) return text;
    return move.facts.length === 0 ? this.label(move) : `${this.label(move)}: ${this.say.all(move.facts)}`;
  }

  pick(mode: Mode): void {
    this.props().onpreview(null);
    this.picked = mode;
  }
}

export const shareTable = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);
