// This browser as a way to be told: what it can, whether it may, and its subscription to push.
import type { NewPush, Notices, WayInfo } from '$lib/protocol';
import type { Locale } from '$lib/i18n';
import { del, get, post } from '../online/http';

/** Why nothing can be shown here; null: it can. */
export type Hindrance = 'unsupported' | 'denied' | 'unreachable';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

async function markOf(endpoint: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const canNotify = (): boolean => 'Notification' in window && 'serviceWorker' in navigator;
export const canPush = (): boolean => canNotify() && 'PushManager' in window;

async function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!canNotify()) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

async function subscription(): Promise<PushSubscription | null> {
  const here = canPush() ? await registration() : null;
  return (await here?.pushManager.getSubscription()) ?? null;
}

/** Which of the ways this browser is. */
export async function ownWay({ ways }: Notices): Promise<WayInfo | null> {
  const own = await subscription();
  if (!own) return null;
  const mark = await markOf(own.endpoint);
  return ways.find((way) => way.mark === mark) ?? null;
}

/** Asks for leave, which a browser gives at a tap alone, and subscribes. */
export async function tellHere(pushKey: string, language: Locale): Promise<WayInfo | Hindrance> {
  if (!canPush()) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const here = await registration();
  if (!here) return 'unsupported';
  let own: PushSubscription;
  try {
    // One that was made for another key is of no use.
    await (await here.pushManager.getSubscription())?.unsubscribe();
    own = await here.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(pushKey) });
  } catch {
    return 'unreachable';
  }
  return add(own, language);
}

function add(own: PushSubscription, language: Locale): Promise<WayInfo> {
  const { keys } = own.toJSON();
  const wanted: NewPush = {
    endpoint: own.endpoint,
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
    language,
  };
  return post<WayInfo>('notices/push', wanted);
}

/** Does what makes the server forget all devices, as a new password does; this one, which stays signed in, is told on. */
export async function forgettingOthers(what: () => Promise<unknown>, language: Locale): Promise<void> {
  const own = await subscription().catch(() => null);
  const way = own && (await get<Notices>('notices').then(ownWay, () => null));
  await what();
  if (own && way) await add(own, language).catch(() => undefined);
}

export async function hushHere(way: WayInfo): Promise<void> {
  await (await subscription())?.unsubscribe();
  await del(`notices/${way.id}`);
}

/** Whoever uses this browser next is told nothing of ours. What cannot be done now is done by the push service, which
 *  does not know this browser any more. */
export async function forgetHere(): Promise<void> {
  try {
    const own = await subscription();
    if (!own) return;
    const way = await ownWay(await get<Notices>('notices')).catch(() => null);
    await own.unsubscribe();
    if (way) await del(`notices/${way.id}`);
  } catch {
    // Nobody is kept from going.
  }
}

/** While this page is open behind others: shown by the browser itself, without any push service. */
export async function showHere(title: string, body: string, table: string): Promise<void> {
  if (!canNotify() || Notification.permission !== 'granted' || (await subscription())) return;
  const options = { body, tag: `table-${table}`, icon: './icon.svg', data: { table } };
  await (await registration())?.showNotification(title, options);
}
