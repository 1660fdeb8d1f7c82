// What all parts of the board share: the scene, the words, what is lit, and the dice picked so far.
import { getContext, setContext } from 'svelte';
import { BoardTable } from '$lib/board_table.svelte';
import { byPlace, inParts } from '$lib/in_parts.svelte';
import type { Move } from './generated';
import { keepText, mostFor, selections, shownBy, tapDie } from './selection';
import { attempt, facesToSelect, type Spot } from './targets';
import type { PlacedChest } from './placing';
import { amount, type Action, type DieName, type TortugaView } from './view';

const KEY = Symbol('tortuga');

export class Table extends BoardTable<TortugaView, Spot, Move> {
  /** Dice the player has picked and not yet laid. */
  picked = $state<DieName[]>([]);
  chests = $state.raw<PlacedChest[]>([]);
  readonly at = byPlace(() => this.chests);
  /** Dice that were thrown with this scene, and do not lie as they fell yet. */
  thrown = $state.raw<Set<string>>(new Set());

  #board = inParts(() => this.scene.view.table);
  view = inParts(() => ({ ...this.scene.view, table: this.#board }));
  offered = $derived.by(() => selections(this.scene.legal));
  faces = $derived.by(() => facesToSelect(this.view));

  /** Dice picked here, or those of the selection pointed at in the action bar. */
  dice = $derived.by((): DieName[] => {
    if (this.picked.length > 0 || this.shown === null) return this.picked;
    const move = this.legal.get(this.shown);
    return move?.kind === 'keep' ? move.dice : [];
  });
  /** The action the picked dice go to. */
  goal = $derived.by(() => shownBy(this.dice, this.faces));

  /** What the action of the picked dice would add up to; 0 where they cannot be laid. */
  strength = $derived.by(() => amount(this.facts(keepText(this.dice)), 'hint.strength', 'sum'));

  override asks(spot: Spot): string | null {
    return this.asking ? attempt(this.scene, spot) : null;
  }

  tapDie(die: DieName): void {
    const picked = tapDie(this.offered, this.dice, die);
    if (picked === null) return this.play(keepText([die]));
    this.picked = picked;
    const text = keepText(picked);
    this.props().onpreview(picked.length > 0 && this.legal.has(text) ? text : null);
  }
  /** A tap on an action while dice are selected: lays what is picked for it, or picks all that can go there. */
  tapGoal(action: Action): void {
    if (this.goal === action && this.legal.has(keepText(this.dice))) return this.lay();
    const most = mostFor(this.offered, this.faces, action);
    if (!most) return;
    this.picked = most;
    this.props().onpreview(keepText(most));
  }
  lay(): void {
    if (this.dice.length > 0) this.play(keepText(this.dice));
  }
}

export const shareTable = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);
