// What somebody has planned at a table on the server: as it is kept there, and nobody else's to see.
import type { PlanInfo } from '$lib/protocol';
import type { Connection } from '../online/connection';
import { del, get, put } from '../online/http';
import { written, type DraftStep } from './steps';

const NOTHING: PlanInfo = { steps: [], moves: [], next: 0, played: [] };

export class OwnPlan {
  info = $state.raw<PlanInfo>(NOTHING);
  /** Steps that are still to be played. */
  readonly left: number = $derived(this.info.dropped ? 0 : this.info.steps.length - this.info.next);
  private readonly stop: () => void;

  constructor(
    connection: Connection,
    readonly table: string,
  ) {
    this.stop = connection.listen((message) => {
      if (message.kind === 'plan' && message.table === table) this.info = message.plan;
    });
    // Without an answer there is none to show; what becomes of it is told.
    void get<PlanInfo>(this.path)
      .then((info) => (this.info = info))
      .catch(() => undefined);
  }

  private get path(): string {
    return `tables/${this.table}/plan`;
  }

  /** `at`: what was known when it was laid. */
  async keep(steps: readonly DraftStep[], at?: number): Promise<void> {
    const since = at === undefined ? {} : { at };
    this.info = await put<PlanInfo>(this.path, { steps: steps.map(written), ...since });
  }

  async clear(): Promise<void> {
    this.info = await del<PlanInfo>(this.path);
  }

  close(): void {
    this.stop();
  }
}
