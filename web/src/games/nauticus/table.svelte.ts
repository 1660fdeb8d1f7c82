// What all parts of the board share: the scene, the words, what is lit, and the tile picked up and not yet placed.
import { getContext, setContext } from 'svelte';
import { costOf, readMove, type Cost } from './moves';
import { attempt, attemptOf, isPicking, movesOf, verbOf, type Spot } from './targets';
import type { PlacedShip } from './placing';
import type { NauticusView, Piece } from './view';
import type { BoardProps } from '$lib/board';

const KEY = Symbol('nauticus');
export interface Change {
  points: number;
  taler: number;
  workers: number;
}

export class Table {
  readonly #props: () => BoardProps<NauticusView>;
  /** The tile in the player's hand. */
  picked = $state<Piece | null>(null);
  /** Whether the kinds of the extra action are spread out. */
  choosingExtra = $state(false);
  /** Per seat. */
  ships = $state.raw<PlacedShip[][]>([]);
  /** Pieces that have just moved. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  /** Per seat, what was just gained or spent. */
  changes = $state.raw<Change[]>([]);

  constructor(props: () => BoardProps<NauticusView>) {
    this.#props = props;
  }

  scene = $derived.by(() => this.#props().scene);
  view = $derived.by(() => this.scene.view.table);
  t = $derived.by(() => this.#props().t);
  words = $derived.by(() => ({ ...this.#props(), scene: this.scene }));
  legal = $derived.by(() => new Map(this.scene.legal.map((move) => [move.text, move.hint])));
  still = $derived.by(() => this.#props().reducedMotion);
  /** The move shown as a ghost: pointed at here or in the action bar. */
  shown = $derived.by(() => this.#props().preview);
  shownMove = $derived.by(() => (this.shown === null ? null : readMove(this.shown)));

  /** The tile a decision is about: in the hand, or that of the move pointed at. */
  piece = $derived.by((): Piece | null => {
    if (this.picked !== null) return this.picked;
    const move = this.shownMove;
    return move !== null && 'piece' in move ? move.piece : null;
  });
  /** What the move pointed at, or the picked tile, costs. */
  cost = $derived.by((): Cost | null => {
    const text = this.shown ?? (this.picked && movesOf(this.scene, this.picked)[0]);
    const hint = text ? this.legal.get(text) : undefined;
    const pays = text && ['buy', 'lay', 'money', 'crowns', 'deliver'].includes(text.split(' ')[0] ?? '');
    return hint !== undefined && pays ? costOf(hint) : null;
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
  isWaited(seat: number): boolean {
    return this.scene.waiting_for.includes(seat);
  }

  /** The text a tap here plays or asks about; null: not a place of this decision. */
  asks(spot: Spot): string | null {
    return attempt(this.scene, spot, this.picked);
  }
  isPicking(spot: Spot): boolean {
    return isPicking(this.scene, spot);
  }
  isLit(spot: Spot): boolean {
    if (this.isPicking(spot)) return 'piece' in spot && movesOf(this.scene, spot.piece).length > 0;
    const text = this.asks(spot);
    return text !== null && this.legal.has(text);
  }
  isShown(spot: Spot): boolean {
    return this.shown !== null && this.asks(spot) === this.shown;
  }
  hint(text: string | null): string {
    return text === null ? '' : (this.legal.get(text) ?? '');
  }
  /** What one tile of a stack costs now, where it can be bought. */
  priceOf(piece: Piece): number | null {
    if (verbOf(this.scene) !== 'buy') return null;
    const [text] = movesOf(this.scene, piece);
    return text === undefined ? null : costOf(this.hint(text)).taler;
  }

  play(text: string): void {
    this.picked = null;
    this.#props().onpreview(null);
    if (this.legal.has(text)) this.#props().choose(text);
    else this.#props().refuse(text);
  }
  tap(spot: Spot): void {
    if (this.isPicking(spot) && 'piece' in spot) return this.pick(spot.piece);
    const text = this.asks(spot);
    if (text !== null) this.play(text);
  }
  point(spot: Spot | null): void {
    const text = spot && this.asks(spot);
    this.#props().onpreview(text !== null && this.legal.has(text) ? text : null);
  }

  /** Takes a tile in the hand, or puts it back. */
  pick(piece: Piece): void {
    if (movesOf(this.scene, piece).length === 0) return this.play(attemptOf(this.scene, piece));
    this.picked = this.picked === piece ? null : piece;
    this.#props().onpreview(null);
  }
  /** A tile was let go over a place. */
  drop(piece: Piece, to: string): void {
    this.picked = piece;
    this.tap({ kind: 'place', to });
  }
}

export const shareTable = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);
