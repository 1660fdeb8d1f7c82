// Short messages to the player: shown for a while, and read out.

export interface Notice {
  id: number;
  text: string;
  kind: 'news' | 'trouble';
}

const SHOWN_FOR = { news: 5000, trouble: 12000 };

class Notices {
  list = $state<Notice[]>([]);
  private last = 0;

  say(text: string, kind: Notice['kind'] = 'news'): void {
    if (this.list.some((notice) => notice.text === text)) return;
    const id = ++this.last;
    this.list.push({ id, text, kind });
    setTimeout(() => this.dismiss(id), SHOWN_FOR[kind]);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();
