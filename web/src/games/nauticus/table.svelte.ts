// What all parts of the board share: the scene, the words, what is lit, and the tile picked up and not yet placed.
import { getContext, setContext } from 'svelte';
import { BoardTable } from '$lib/board_table.svelte';
import { inParts } from '$lib/in_parts.svelte';
import { costOf, type Cost, type Move } from './moves';
import { attempt, attemptOf, isPicking, movesOf, verbOf, type Spot } from './targets';
import type { PlacedShip } from './placing';
import { familyOf, type Family, type NauticusView, type Piece } from './view';

const KEY = Symbol('nauticus');
const PAYING: readonly Move['kind'][] = ['buy', 'lay', 'money', 'crowns', 'deliver'];
export interface Change {
  points: number;
  taler: number;
  workers: number;
}

export class Table extends BoardTable<NauticusView, Spot, Move> {
  /** The tile in the player's hand. */
  picked = $state<Piece | null>(null);
  /** Whether the kinds of the extra action are spread out. */
  choosingExtra = $state(false);
  /** Per seat. */
  ships = $state.raw<PlacedShip[][]>([]);
  /** The opponent whose harbour was tapped to see it larger. */
  looked = $state<number | null>(null);
  /** The ship that brings its cargo away: "seat.id". */
  sailing = $state<string | null>(null);
  /** Per seat, what was just gained or spent. */
  changes = $state.raw<Change[]>([]);

  view = inParts(() => this.scene.view.table);
  shownMove = $derived.by(() => (this.shown === null ? null : (this.legal.get(this.shown) ?? null)));

  /** The tile a decision is about: in the hand, or that of the move pointed at. */
  piece = $derived.by((): Piece | null => {
    if (this.picked !== null) return this.picked;
    const move = this.shownMove;
    return move !== null && 'piece' in move ? move.piece : null;
  });
  /** What the move pointed at, or the picked tile, costs. */
  cost = $derived.by((): Cost | null => {
    const text = this.shown ?? (this.picked && movesOf(this.scene, this.picked)[0]);
    const move = text ? this.legal.get(text) : undefined;
    return move && PAYING.includes(move.kind) ? costOf(move.facts) : null;
  });

  override asks(spot: Spot): string | null {
    return this.asking ? attempt(this.scene, spot, this.picked) : null;
  }
  isPicking(spot: Spot): boolean {
    return this.asking && isPicking(this.scene, spot);
  }
  override isLit(spot: Spot): boolean {
    if (this.isPicking(spot)) return 'piece' in spot && movesOf(this.scene, spot.piece).length > 0;
    return super.isLit(spot);
  }
  /** What one tile of a stack costs now, where it can be bought. */
  priceOf(piece: Piece): number | null {
    if (!this.asking || verbOf(this.scene) !== 'buy') return null;
    const [text] = movesOf(this.scene, piece);
    return text === undefined ? null : costOf(this.facts(text)).taler;
  }

  /** The cheapest tile that could be bought for a ship now. */
  priceFor(ship: string): { family: Family; taler: number } | null {
    if (!this.asking || verbOf(this.scene) !== 'buy' || this.picked !== null) return null;
    const offers = this.scene.legal.flatMap((move) =>
      move.kind === 'buy' && move.to === ship
        ? [{ family: familyOf(move.piece), taler: costOf(move.facts).taler }]
        : [],
    );
    return offers.sort((a, b) => a.taler - b.taler)[0] ?? null;
  }

  override play(text: string): void {
    this.picked = null;
    super.play(text);
  }
  override tap(spot: Spot): void {
    if (this.isPicking(spot) && 'piece' in spot) return this.pick(spot.piece);
    super.tap(spot);
  }

  /** Takes a tile in the hand, or puts it back. */
  pick(piece: Piece): void {
    if (movesOf(this.scene, piece).length === 0)
      return this.play(attemptOf(this.scene, verbOf(this.scene) ?? 'buy', piece));
    this.picked = this.picked === piece ? null : piece;
    this.props().onpreview(null);
  }
  /** A tile was let go over a place. */
  drop(piece: Piece, to: string): void {
    this.picked = piece;
    this.tap({ kind: 'place', to });
  }
}

export const shareTable = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);
