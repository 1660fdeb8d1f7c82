// What is asked of the server once, over HTTP.
import type { Message } from '$lib/say';
import type { ServerError } from './messages';

/** The server refused, or could not be reached. What is said of it is data; store/trouble.ts makes words of it. */
export class ServerRefusal extends Error {
  constructor(readonly error: ServerError) {
    super(error.code);
  }

  get said(): Message {
    return this.error.message as Message;
  }
}

export const UNREACHABLE: ServerError = { code: 'unreachable', message: { key: 'online.unreachable' } };

async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`./api/${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
  } catch {
    throw new ServerRefusal(UNREACHABLE);
  }
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const answer: unknown = isJson ? await response.json() : null;
  if (response.ok && isJson) return answer as Answer;
  throw new ServerRefusal((answer as { error?: ServerError } | null)?.error ?? UNREACHABLE);
}

export const get = <Answer>(path: string): Promise<Answer> => ask('GET', path);
export const put = <Answer>(path: string, body: object): Promise<Answer> => ask('PUT', path, body);
export const del = <Answer>(path: string, body?: object): Promise<Answer> => ask('DELETE', path, body);
export const post = <Answer>(path: string, body: object = {}): Promise<Answer> => ask('POST', path, body);
