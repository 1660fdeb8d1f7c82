// A record leaves the page: as a link, or as a file.
import type { MatchRecord } from '../engine/engine';
import { link } from '../router.svelte';
import { notices } from './notices.svelte';
import { settings } from './settings.svelte';
import { LONGEST_LINK, packRecord } from './share';

export async function shareRecord(record: MatchRecord): Promise<void> {
  const { t } = settings;
  const address = new URL(link(['replay', 'record', await packRecord(record)]), location.href).href;
  if (address.length > LONGEST_LINK) {
    notices.say(t('share.tooLong'), 'trouble');
    return;
  }
  try {
    await navigator.clipboard.writeText(address);
    notices.say(t('share.copied'));
  } catch {
    // Without leave to use the clipboard the address bar can be copied.
    location.hash = new URL(address).hash;
    notices.say(t('share.inAddress'));
  }
}

export function saveRecord(record: MatchRecord, game: string): void {
  const file = new Blob([JSON.stringify(record, null, 1)], { type: 'application/json' });
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(file);
  anchor.download = `${game}-${new Date().toISOString().slice(0, 10)}.json`;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 10_000);
}
