// A scene brought up to date by what the server says has changed in it: JSON Pointers (RFC 6901) to new values.

/** What was shown before stays as it was; what has not changed is shared with it. */
export function applyChanges<T>(before: T, changes: Readonly<Record<string, unknown>>): T {
  let now: unknown = before;
  for (const [pointer, value] of Object.entries(changes)) now = put(now, pointer.split('/').slice(1), value);
  return now as T;
}

function put(whole: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (typeof whole !== 'object' || whole === null || !Object.hasOwn(whole, name))
    throw new Error(`a change has no place: ${name}`);
  const part = put((whole as Record<string, unknown>)[name], rest, value);
  if (Array.isArray(whole)) return whole.map((item: unknown, i) => (i === Number(name) ? part : item));
  return { ...whole, [name]: part };
}
