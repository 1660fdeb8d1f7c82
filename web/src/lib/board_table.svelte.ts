// What the parts of any board share: the scene, the words, what is lit and looked at, and how a tap becomes a move. A
// game's own table says which text a place means.
import type { BoardProps, LegalMove, Message, Move } from './board';
import { labelOf } from './move_words';
import { pointsOf } from './position_text';

export abstract class BoardTable<View, Spot, Kinds = Move> {
  /** Pieces that have just moved. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());

  constructor(protected readonly props: () => BoardProps<View, Kinds>) {}

  scene = $derived.by(() => this.props().scene);
  /** Whose eyes look on; null: a spectator's. */
  seat = $derived.by(() => this.scene.seat);
  /** How many sit there. Like the seat it stays while scenes come: who asks for it is not asked anew with each. */
  players = $derived.by(() => this.scene.players);
  /** Who sits where: one's own seat first, then clockwise; a spectator sees all in seat order. */
  around = $derived.by(() => {
    const { seat, players } = this;
    const order = Array.from({ length: players }, (_, step) => ((seat ?? 0) + step) % players);
    return { order, opponents: seat === null ? order : order.slice(1) };
  });
  t = $derived.by(() => this.props().t);
  say = $derived.by(() => this.props().say);
  legal = $derived.by(
    () => new Map(this.scene.legal.map((move): [string, LegalMove<Kinds>] => [move.text, move])),
  );
  /** Whether whoever looks on is asked. Where nobody is, no place is asked anew what a tap on it would mean. */
  protected asking = $derived.by(() => this.seat !== null && this.scene.legal.length > 0);
  still = $derived.by(() => this.props().reducedMotion);
  /** The move shown as a ghost: pointed at here or in the action bar. */
  shown = $derived.by(() => this.props().preview);

  /** The text a tap here plays or asks about; null: not a place of this decision. */
  abstract asks(spot: Spot): string | null;

  name(seat: number): string {
    return this.props().seats[seat]?.name ?? String(seat + 1);
  }
  points(seat: number): number {
    return pointsOf(this.scene, seat);
  }
  isOwn(seat: number): boolean {
    return seat === this.seat;
  }
  isWaited(seat: number): boolean {
    return !this.scene.over && this.scene.waiting_for.includes(seat);
  }
  isLit(spot: Spot): boolean {
    const text = this.asks(spot);
    return text !== null && this.legal.has(text);
  }
  isShown(spot: Spot): boolean {
    return this.shown !== null && this.asks(spot) === this.shown;
  }
  /** What the engine says a move would cost and bring. */
  facts(text: string | null): readonly Message[] {
    return (text === null ? undefined : this.legal.get(text)?.facts) ?? [];
  }
  /** The words of a move's button. */
  label(move: Kinds): string {
    return labelOf(move as unknown as Move, this.say);
  }

  play(text: string): void {
    if (this.legal.has(text)) return this.props().choose(text);
    this.props().onpreview(null);
    this.props().refuse(text);
  }
  tap(spot: Spot): void {
    const text = this.asks(spot);
    if (text !== null) this.play(text);
  }
  point(spot: Spot | null): void {
    const text = spot && this.asks(spot);
    this.props().onpreview(text !== null && this.legal.has(text) ? text : null);
  }
}
