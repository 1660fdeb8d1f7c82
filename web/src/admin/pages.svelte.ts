// A list of the server that comes in pages, the newest first.
import { get } from '../online/http';
import { complain } from '../store/complain';

const PAGE = 30;

export class Pages<Row> {
  rows = $state.raw<Row[]>([]);
  more = $state(false);
  loaded = $state(false);
  private asked = 0;

  constructor(
    /** Where it is, with what restricts it, and the name of its list. */
    private readonly where: () => { path: string; list: string; query?: Record<string, string> },
    /** Where the page after this row begins. */
    private readonly after: (row: Row) => Record<string, string>,
  ) {}

  /** From the beginning. */
  async read(): Promise<void> {
    await this.fetch({}, []);
  }
  async next(): Promise<void> {
    const last = this.rows.at(-1);
    if (last) await this.fetch(this.after(last), this.rows);
  }

  private async fetch(from: Record<string, string>, before: Row[]): Promise<void> {
    const asked = ++this.asked;
    const { path, list, query = {} } = this.where();
    const parts = new URLSearchParams({ ...query, ...from, limit: String(PAGE) });
    try {
      const answer = await get<Record<string, Row[]>>(`admin/${path}?${parts}`);
      if (asked !== this.asked) return; // another question was asked meanwhile
      const rows = answer[list] ?? [];
      this.rows = [...before, ...rows];
      this.more = rows.length === PAGE;
      this.loaded = true;
    } catch (error) {
      complain(error);
    }
  }
}
