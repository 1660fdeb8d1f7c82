// What the engine and the server say is data: a key and its arguments. Here it becomes a sentence of the player's
// language. The same grammar as in the terminal (src/language/format.h).
import { format, printed, type Locale, type Words } from './i18n';
import type { Message } from './protocol';

export type { Message } from './protocol';

/** What a game calls a kind of thing that no table of words can list, such as a ship by what it holds. */
export type Terms = Readonly<Record<string, (value: string, say: Say) => string>>;

/** Says a message; `has` tells whether there are words for a key. */
export interface Say {
  (message: Message): string;
  has: (key: string) => boolean;
  /** Several after each other, as beside a move. */
  all: (messages: readonly Message[]) => string;
}

export interface Speech {
  locale: Locale;
  /** Looked through in order: a game's own words first. */
  words: readonly Words[];
  terms?: Terms | undefined;
  /** The name of who sits there. */
  name: (seat: number) => string;
}

export function sayer({ locale, words, terms = {}, name }: Speech): Say {
  const find = (key: string): string | undefined => words.find((table) => key in table)?.[key];
  const word = (kind: string, value: string): string =>
    find(`${kind}.${value}`) ?? terms[kind]?.(value, say) ?? value;
  function argument(value: unknown, kind: string): string {
    if (typeof value === 'number') return kind === 'seat' ? name(value) : printed(value);
    if (typeof value === 'string') return word(kind, value);
    if (Array.isArray(value)) return value.map((one) => argument(one, kind)).join(', ');
    return isMessage(value) ? say(value) : '?';
  }
  const say = ((message: Message): string => {
    const sentence = find(message.key);
    if (sentence === undefined) return message.key;
    return format(sentence, locale, (place, kind) => argument(message[place], kind ?? place), message);
  }) as Say;
  say.has = (key) => find(key) !== undefined;
  say.all = (messages) => messages.map(say).join('; ');
  return say;
}

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'key' in value;

type Kind<Said, Key> = Extract<Said, { key: Key }>;
/** Of an argument; `n` need not be named. */
type Name<One> = 'n' extends keyof One ? [name?: keyof One & string] : [name: keyof One & string];

/** Reads the facts of one game, for boards that show their numbers: keys and arguments are those the engine has. */
export function factsOf<Said extends Message>() {
  const fact = <Key extends Said['key']>(
    messages: readonly Message[] | undefined,
    key: Key,
  ): Kind<Said, Key> | undefined =>
    messages?.find((message): message is Kind<Said, Key> => message.key === key);
  const amount = <Key extends Said['key']>(
    messages: readonly Message[] | undefined,
    key: Key,
    ...[name]: Name<Kind<Said, Key>>
  ): number => Number(fact(messages, key)?.[name ?? 'n'] ?? 0);
  return { fact, amount };
}
