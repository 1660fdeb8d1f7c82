// The one thing of a list that is looked at, by its id in the address; null: none, or not there yet.
import { untrack } from 'svelte';
import { get } from '../online/http';
import { complain } from '../store/complain';

export class LookedAt<Details> {
  found = $state.raw<Details | null>(null);

  /** Called while a component is set up; `folder` is where the server has it. */
  constructor(
    private readonly folder: string,
    private readonly id: () => string | null,
  ) {
    $effect(() => {
      void id();
      untrack(() => void this.look());
    });
  }

  async look(): Promise<void> {
    const wanted = this.id();
    this.found = null;
    if (!wanted) return;
    try {
      const found = await get<Details>(`admin/${this.folder}/${encodeURIComponent(wanted)}`);
      if (wanted === this.id()) this.found = found;
    } catch (error) {
      complain(error);
    }
  }
}
