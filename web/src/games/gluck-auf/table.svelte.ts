// What all parts of the board share: the scene, the words, what is lit, and the cube picked and not yet laid.
import { getContext, setContext } from 'svelte';
import { readMove, type Move } from './moves';
import type { Placed } from './placing';
import { attempt, canPick, type Picked, type Spot } from './targets';
import type { GluckAufView } from './view';
import type { BoardProps } from '$lib/board';

const KEY = Symbol('gluck-auf');

export class Table {
  readonly #props: () => BoardProps<GluckAufView>;
  picked = $state.raw<Picked | null>(null);
  pieces = $state.raw<Placed[]>([]);
  /** Pieces that have just moved. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());

  constructor(props: () => BoardProps<GluckAufView>) {
    this.#props = props;
  }

  scene = $derived.by(() => this.#props().scene);
  view = $derived.by(() => this.scene.view);
  t = $derived.by(() => this.#props().t);
  legal = $derived.by(() => new Map(this.scene.legal.map((move) => [move.text, move.hint])));
  still = $derived.by(() => this.#props().reducedMotion);
  /** The move shown as a ghost: pointed at here or in the action bar. */
  ghost = $derived.by((): Move | null => {
    const text = this.#props().preview;
    return text === null ? null : readMove(text);
  });

  name(seat: number): string {
    return this.#props().seats[seat]?.name ?? String(seat + 1);
  }
  points(seat: number): number {
    return (this.scene.scores[seat] ?? []).reduce((sum, line) => sum + line.points, 0);
  }
  isOwn(seat: number): boolean {
    return seat === this.scene.seat;
  }
  at(place: string): Placed[] {
    return this.pieces.filter((piece) => piece.place === place);
  }

  /** The text a tap here plays or asks about; null: not a place of this decision. */
  asks(spot: Spot): string | null {
    return attempt(this.scene, spot, this.picked);
  }
  isLit(spot: Spot): boolean {
    if (this.isPickable(spot)) return true;
    const text = this.asks(spot);
    return text !== null && this.legal.has(text);
  }
  isPickable(spot: Spot): boolean {
    return spot.kind === 'cube' && this.isOwn(spot.seat) && canPick(this.scene, spot);
  }
  isPicked(spot: Spot): boolean {
    return (
      spot.kind === 'cube' &&
      this.picked !== null &&
      spot.id === this.picked.id &&
      spot.colour === this.picked.colour &&
      spot.from === this.picked.from
    );
  }
  isShown(spot: Spot): boolean {
    const preview = this.#props().preview;
    return preview !== null && this.asks(spot) === preview;
  }

  /** What the engine says a tap here would bring. */
  hint(spot: Spot): string {
    return this.legal.get(this.asks(spot) ?? '') ?? '';
  }

  play(text: string): void {
    this.#props().onpreview(null);
    if (this.legal.has(text)) this.#props().choose(text);
    else this.#props().refuse(text);
  }
  tap(spot: Spot): void {
    if (spot.kind === 'cube' && this.isPickable(spot)) {
      const { colour, from, id } = spot;
      this.picked = this.isPicked(spot) ? null : { colour, from, ...(id === undefined ? {} : { id }) };
      this.#props().onpreview(null);
      return;
    }
    const text = this.asks(spot);
    if (text !== null) this.play(text);
  }
  point(spot: Spot | null): void {
    const text = spot && !this.isPickable(spot) ? this.asks(spot) : null;
    this.#props().onpreview(text !== null && this.legal.has(text) ? text : null);
  }
}

export const shareTable = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);
