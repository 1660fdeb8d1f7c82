// A record leaves the page: as a link, or as a file.
import type { MatchRecord } from '../engine/engine';
import { go, link } from '../router.svelte';
import type { Branch } from '../table/branches';
import { notices } from './notices.svelte';
import { settings } from './settings.svelte';
import { LONGEST_LINK, packRecord } from './share';
import { complain } from './complain';

/** With the branch, if one of its branches is meant. */
export async function shareRecord(record: MatchRecord, branch?: Branch): Promise<void> {
  const { t } = settings;
  // An address may not be long: the times of the moves stay in the file.
  const { times: _, ...short } = record;
  const query = branch ? { branch: await packRecord(branch) } : {};
  const address = new URL(link(['replay', 'record', await packRecord(short)], query), location.href).href;
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

/** To the screen on which a position is set up. */
export async function editPosition(position: Promise<MatchRecord | null>): Promise<void> {
  try {
    const document = await position;
    if (document) go(['position', await packRecord(document)]);
  } catch (error) {
    complain(error);
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
