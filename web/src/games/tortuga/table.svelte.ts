// What all parts of the board share: the scene, the words, what is lit, and the dice picked so far.
import { getContext, setContext } from 'svelte';
import { keepText, mostFor, readMove, selections, shownBy, tapDie } from './moves';
import { attempt, facesToSelect, type Spot } from './targets';
import type { PlacedChest } from './placing';
import type { Action, DieName, TortugaView } from './view';
import type { BoardProps } from '$lib/board';

const KEY = Symbol('tortuga');

export class Table {
  readonly #props: () => BoardProps<TortugaView>;
  /** Dice the player has picked and not yet laid. */
  picked = $state<DieName[]>([]);
  chests = $state.raw<PlacedChest[]>([]);
  /** Pieces that have just moved. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());

  constructor(props: () => BoardProps<TortugaView>) {
    this.#props = props;
  }

  scene = $derived.by(() => this.#props().scene);
  view = $derived.by(() => this.scene.view);
  t = $derived.by(() => this.#props().t);
  legal = $derived.by(() => new Map(this.scene.legal.map((move) => [move.text, move.hint])));
  offered = $derived.by(() => selections(this.scene.legal));
  faces = $derived.by(() => facesToSelect(this.view));
  /** The move shown as a ghost: pointed at in the action bar, or picked in dice. */
  shown = $derived.by(() => this.#props().preview);
  still = $derived.by(() => this.#props().reducedMotion);

  /** Dice picked here, or those of the selection pointed at in the action bar. */
  dice = $derived.by((): DieName[] => {
    if (this.picked.length > 0 || this.shown === null) return this.picked;
    const move = readMove(this.shown);
    return move?.kind === 'keep' ? move.dice : [];
  });
  /** The action the picked dice go to. */
  goal = $derived.by(() => shownBy(this.dice, this.faces));

  name(seat: number): string {
    return this.#props().seats[seat]?.name ?? String(seat + 1);
  }
  points(seat: number): number {
    return (this.scene.scores[seat] ?? []).reduce((sum, line) => sum + line.points, 0);
  }
  isOwn(seat: number): boolean {
    return seat === this.scene.seat;
  }

  /** The text a tap here plays or asks about; null: not a place of this decision. */
  asks(spot: Spot): string | null {
    return attempt(this.scene, spot);
  }
  isLit(spot: Spot): boolean {
    const text = this.asks(spot);
    return text !== null && this.legal.has(text);
  }
  isShown(spot: Spot): boolean {
    return this.shown !== null && this.asks(spot) === this.shown;
  }
  hint(text: string | null): string {
    return text === null ? '' : (this.legal.get(text) ?? '');
  }

  play(text: string): void {
    this.#props().onpreview(null);
    if (this.legal.has(text)) this.#props().choose(text);
    else this.#props().refuse(text);
  }
  tap(spot: Spot): void {
    const text = this.asks(spot);
    if (text !== null) this.play(text);
  }
  point(spot: Spot | null): void {
    const text = spot && this.asks(spot);
    this.#props().onpreview(text !== null && this.legal.has(text) ? text : null);
  }

  tapDie(die: DieName): void {
    const picked = tapDie(this.offered, this.dice, die);
    if (picked === null) return this.play(keepText([die]));
    this.picked = picked;
    const text = keepText(picked);
    this.#props().onpreview(picked.length > 0 && this.legal.has(text) ? text : null);
  }
  /** A tap on an action while dice are selected: lays what is picked for it, or picks all that can go there. */
  tapGoal(action: Action): void {
    if (this.goal === action && this.legal.has(keepText(this.dice))) return this.lay();
    const most = mostFor(this.offered, this.faces, action);
    if (!most) return;
    this.picked = most;
    this.#props().onpreview(keepText(most));
  }
  lay(): void {
    if (this.dice.length > 0) this.play(keepText(this.dice));
  }
}

export const shareTable = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);
