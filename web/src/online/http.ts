// What is asked of the server once, over HTTP.
import type { Message } from '$lib/say';
import type { ServerError } from './messages';
import { noteDate } from './server_time';

/** The server refused, or could not be reached. What is said of it is data; store/trouble.ts makes words of it. */
export class ServerRefusal extends Error {
  constructor(
    readonly error: ServerError,
    /** There is a server, but it is not there now: nothing answered, or what stands before it said so. */
    readonly isAway = false,
  ) {
    super(error.code);
  }

  get said(): Message {
    return this.error.message as Message;
  }
}

export const UNREACHABLE: ServerError = { code: 'unreachable', message: { key: 'online.unreachable' } };

/** A line that is dead says nothing of it: longer than this nobody waits, in milliseconds. */
const PATIENCE = 15_000;

/** Who is told that the server was asked for something and is away. */
export const whenAway = { tell: (): void => undefined };

function away(error = UNREACHABLE): ServerRefusal {
  whenAway.tell();
  return new ServerRefusal(error, true);
}

async function read(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw away(); // the answer broke off
  }
}

async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const asked = Date.now();
  let response: Response;
  try {
    response = await fetch(`./api/${path}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
  } catch {
    throw away();
  }
  noteDate(response.headers.get('date'), asked);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const answer: unknown = isJson ? await read(response) : null;
  if (response.ok && isJson) return answer as Answer;
  const refused = (answer as { error?: ServerError } | null)?.error;
  if (refused?.code === 'restarting') throw away(refused);
  // A server says why in words of its own; a proxy without a server behind it does not.
  if (response.status >= 500 && !isJson) throw away();
  throw new ServerRefusal(refused ?? UNREACHABLE);
}

export const get = <Answer>(path: string): Promise<Answer> => ask('GET', path);
export const put = <Answer>(path: string, body: object): Promise<Answer> => ask('PUT', path, body);
export const del = <Answer>(path: string, body?: object): Promise<Answer> => ask('DELETE', path, body);
export const post = <Answer>(path: string, body: object = {}): Promise<Answer> => ask('POST', path, body);
