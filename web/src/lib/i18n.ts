// Words in four languages. A text may hold {name}, {name, kind} and {n, plural, one {# chest} other {# chests}}.

export const LOCALES = ['en', 'hu', 'pl', 'de'] as const;
export type Locale = (typeof LOCALES)[number];
export type Words = Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, string | number>>;
/** The words for a key in the player's language; the key itself where there are none. */
export type Translate = (key: string, values?: Values) => string;

/** The end of the brace that opens at `start`, or -1. */
function closing(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; ++at) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}' && --depth === 0) return at;
  }
  return -1;
}

// Making these takes longer than a whole sentence, and a board says hundreds.
const COUNTING = new Map(
  LOCALES.map((locale) => [
    locale,
    { rules: new Intl.PluralRules(locale), numbers: new Intl.NumberFormat(locale) },
  ]),
);

/** A sentence taken apart: words, and places to be filled, some with a form for every number. */
type Part = string | { place: string; kind: string | undefined; forms: Map<string, Part[]> | null };

/** "one {# chest} other {# chests}" by form. */
function formsOf(text: string): Map<string, Part[]> {
  const forms = new Map<string, Part[]>();
  for (let at = 0; ;) {
    const open = text.indexOf('{', at);
    const end = open < 0 ? -1 : closing(text, open);
    if (end < 0) return forms;
    forms.set(text.slice(at, open).trim(), partsOf(text.slice(open + 1, end)));
    at = end + 1;
  }
}

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let words = '';
  for (let at = 0; at < text.length;) {
    const end = text[at] === '{' ? closing(text, at) : -1;
    if (end < 0) {
      words += text[at++];
      continue;
    }
    const [place = '', kind, ...forms] = text.slice(at + 1, end).split(',');
    const isPlural = kind?.trim() === 'plural';
    parts.push(words, {
      place: place.trim(),
      kind: kind?.trim(),
      forms: isPlural ? formsOf(forms.join(',')) : null,
    });
    words = '';
    at = end + 1;
  }
  return [...parts, words];
}

/** As many as the dictionaries have. */
const KNOWN = new Map<string, Part[]>();
function known(text: string): Part[] {
  const found = KNOWN.get(text) ?? partsOf(text);
  KNOWN.set(text, found);
  return found;
}

/** A number as it is printed: a minus is no hyphen. */
export const printed = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** What stands in a place of a sentence: {seat, seat} has the name and the kind "seat". */
export type Fill = (place: string, kind: string | undefined) => string;
type Counts = Readonly<Record<string, unknown>>;

function plural(
  forms: Map<string, Part[]>,
  count: number,
  locale: Locale,
  fill: Fill,
  counts: Counts,
): string {
  const counting = COUNTING.get(locale);
  const form = forms.get(`=${count}`) ?? forms.get(counting?.rules.select(count) ?? '') ?? forms.get('other');
  return filled(form ?? [], locale, fill, counts).replaceAll(
    '#',
    (counting?.numbers.format(count) ?? String(count)).replace('-', '−'),
  );
}

function filled(parts: readonly Part[], locale: Locale, fill: Fill, counts: Counts): string {
  let result = '';
  for (const part of parts)
    if (typeof part === 'string') result += part;
    else if (part.forms) result += plural(part.forms, Number(counts[part.place] ?? 0), locale, fill, counts);
    else result += fill(part.place, part.kind);
  return result;
}

/** A sentence with its places filled: "{n, plural, one {# chest} other {# chests}} for {seat, seat}". */
export const format = (text: string, locale: Locale, fill: Fill, counts: Counts): string =>
  text.includes('{') ? filled(known(text), locale, fill, counts) : text;

/** Looks through the dictionaries in order: a game's own words first, then the shell's. */
export function translator(locale: Locale, ...dictionaries: Words[]): Translate {
  return (key, values) => {
    const text = dictionaries.find((words) => key in words)?.[key];
    if (text === undefined) return key;
    const fill = (place: string): string => {
      const value = values?.[place] ?? `{${place}}`;
      return typeof value === 'number' ? printed(value) : value;
    };
    return format(text, locale, fill, values ?? {});
  };
}

/** The first of the player's languages that we speak. */
export function bestLocale(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0];
    const found = LOCALES.find((locale) => locale === language);
    if (found) return found;
  }
  return 'en';
}
