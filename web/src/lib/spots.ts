// Where on a board moves are made: a game says it per kind of move, as names of places with the move's fields in braces.
import type { Told } from './scene';

/** `space-{space}`, `yard-{seat}`; several where a move touches several places; or made from the move. */
type Places<M> = string | readonly string[] | ((move: M) => string);

export function spotsBy<Kinds extends { kind: string }>(places: {
  [Kind in Kinds['kind']]?: Places<Extract<Kinds, { kind: Kind }>>;
}): (told: Told<Kinds>) => string[] {
  return ({ seat, move }) => {
    const found = (places as Record<string, Places<Kinds> | undefined>)[move.kind] ?? [];
    const names = typeof found === 'function' ? [found(move)] : [found].flat();
    const fields: Record<string, unknown> = { seat, ...move };
    return names.map((name) => filled(name, fields));
  };
}

const filled = (name: string, fields: Readonly<Record<string, unknown>>): string =>
  Object.entries(fields).reduce((text, [field, value]) => text.replace(`{${field}}`, String(value)), name);
