// What all parts of the board share: the scene, the words, what is lit, and the cube picked and not yet laid.
import { getContext, setContext } from 'svelte';
import { BoardTable } from '$lib/board_table.svelte';
import { byPlace, inParts } from '$lib/in_parts.svelte';
import type { Move } from './moves';
import type { Placed } from './placing';
import { attempt, canPick, type Picked, type Spot } from './targets';
import type { GluckAufView } from './view';

const KEY = Symbol('gluck-auf');

export class Table extends BoardTable<GluckAufView, Spot, Move> {
  picked = $state.raw<Picked | null>(null);
  pieces = $state.raw<Placed[]>([]);
  readonly at = byPlace(() => this.pieces);

  #board = inParts(() => this.scene.view.table);
  view = inParts(() => ({ ...this.scene.view, table: this.#board }));
  ghost = $derived.by((): Move | null => (this.shown === null ? null : (this.legal.get(this.shown) ?? null)));

  override asks(spot: Spot): string | null {
    return this.asking ? attempt(this.scene, spot, this.picked) : null;
  }
  override isLit(spot: Spot): boolean {
    return this.isPickable(spot) || super.isLit(spot);
  }
  isPickable(spot: Spot): boolean {
    return spot.kind === 'cube' && this.asking && this.isOwn(spot.seat) && canPick(this.scene, spot);
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

  override tap(spot: Spot): void {
    if (spot.kind === 'cube' && this.isPickable(spot)) {
      const { colour, from, id } = spot;
      this.picked = this.isPicked(spot) ? null : { colour, from, ...(id === undefined ? {} : { id }) };
      this.props().onpreview(null);
      return;
    }
    super.tap(spot);
  }
  override point(spot: Spot | null): void {
    super.point(spot && this.isPickable(spot) ? null : spot);
  }
}

export const shareTable = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);
