// A position while it is set up by hand: every change is checked by the engine, and what is drawn is the last that held.
import type { Problem } from '$lib/protocol';
import type { Scene } from '$lib/scene';
import { EngineProblem, type Engine, type MatchRecord } from '../engine/engine';
import { loadPositionSchema } from '../games';
import { changed, formOfPosition, NO_LIMIT, pathOf, type Form, type Path } from './position_form';

async function lastPosition(engine: Engine, record: MatchRecord): Promise<MatchRecord> {
  const { match } = await engine.open(record);
  return engine.position(match).finally(() => engine.close(match));
}

export class PositionEditor {
  /** What stands in the form, whether it holds or not. */
  document: MatchRecord = $state.raw({});
  /** The last position that held, through the eyes of whoever is asked. */
  scene: Scene = $state.raw() as Scene;
  /** Why what stands there cannot be; null: it can. */
  problem = $state.raw<Problem | null>(null);
  private before: MatchRecord[] = $state.raw([]);
  private checking: Promise<void> = Promise.resolve();
  readonly wrong: Path | null = $derived(this.problem && pathOf(this.problem.field));
  /** Lists that had an item for each player when this was begun. */
  readonly perSeat = new Set<string>();
  readonly mayUndo: boolean = $derived(this.before.length > 0);

  private constructor(
    private readonly engine: Engine,
    readonly game: string,
    readonly form: Form,
  ) {}

  /** Of a record its last position. Throws EngineProblem where the position cannot be. */
  static async open(engine: Engine, given: MatchRecord): Promise<PositionEditor> {
    const document = 'moves' in given ? await lastPosition(engine, given) : given;
    const game = String(document['game']);
    const editor = new PositionEditor(engine, game, formOfPosition(await loadPositionSchema(game)));
    editor.document = document;
    await editor.check();
    if (editor.problem) throw new EngineProblem(editor.problem);
    editor.findLists(editor.form, document['position'], []);
    return editor;
  }

  private findLists(form: Form, value: unknown, path: Path): void {
    const within = (inner: Form, at: string | number) =>
      this.findLists(inner, (value as Record<string | number, unknown>)[at], [...path, at]);
    if (value === undefined) return;
    if (form.kind === 'object') for (const { name, form: inner } of form.fields) within(inner, name);
    if (form.kind !== 'list' || form.most !== NO_LIMIT || !Array.isArray(value)) return;
    if (value.length === this.scene.players) this.perSeat.add(String(path));
    value.forEach((_, i) => within(form.of, i));
  }

  change(path: Path, value: unknown): Promise<void> {
    this.before = [...this.before, this.document];
    return this.take(changed(this.document, ['position', ...path], value) as MatchRecord);
  }

  undo(): Promise<void> {
    const last = this.before.at(-1);
    if (!last) return Promise.resolve();
    this.before = this.before.slice(0, -1);
    return this.take(last);
  }

  /** One check after the other; the last one counts. */
  private take(document: MatchRecord): Promise<void> {
    this.document = document;
    this.checking = this.checking.then(() => (document === this.document ? this.check() : undefined));
    return this.checking;
  }

  private async check(): Promise<void> {
    const { engine, document } = this;
    try {
      const { match } = await engine.open(document);
      const { waiting_for } = await engine.scene(match, null);
      const scene = await engine.scene(match, waiting_for[0] ?? 0);
      await engine.close(match);
      if (document !== this.document) return;
      this.scene = { ...scene, legal: [], can_undo: false };
      this.problem = null;
    } catch (error) {
      if (!(error instanceof EngineProblem)) throw error;
      if (document === this.document) this.problem = error.problem;
    }
  }
}
