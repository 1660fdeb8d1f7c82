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

/** "one {# chest} other {# chests}" by form. */
function formsOf(text: string): Map<string, string> {
  const forms = new Map<string, string>();
  for (let at = 0; ;) {
    const open = text.indexOf('{', at);
    const end = open < 0 ? -1 : closing(text, open);
    if (end < 0) return forms;
    forms.set(text.slice(at, open).trim(), text.slice(open + 1, end));
    at = end + 1;
  }
}

/** What stands in a place of a sentence: {seat, seat} has the name and the kind "seat". */
export type Fill = (place: string, kind: string | undefined) => string;
type Counts = Readonly<Record<string, unknown>>;

function plural(forms: string, count: number, locale: Locale, fill: Fill, counts: Counts): string {
  const found = formsOf(forms);
  const counting = COUNTING.get(locale);
  const form = found.get(`=${count}`) ?? found.get(counting?.rules.select(count) ?? '') ?? found.get('other');
  return format(form ?? '', locale, fill, counts).replaceAll(
    '#',
    counting?.numbers.format(count) ?? String(count),
  );
}

/** A sentence with its places filled: "{n, plural, one {# chest} other {# chests}} for {seat, seat}". */
export function format(text: string, locale: Locale, fill: Fill, counts: Counts): string {
  if (!text.includes('{')) return text;
  let result = '';
  for (let at = 0; at < text.length;) {
    const end = text[at] === '{' ? closing(text, at) : -1;
    if (end < 0) {
      result += text[at++];
      continue;
    }
    const [place = '', kind, ...forms] = text.slice(at + 1, end).split(',');
    result +=
      kind?.trim() === 'plural'
        ? plural(forms.join(','), Number(counts[place.trim()] ?? 0), locale, fill, counts)
        : fill(place.trim(), kind?.trim());
    at = end + 1;
  }
  return result;
}

/** Looks through the dictionaries in order: a game's own words first, then the shell's. */
export function translator(locale: Locale, ...dictionaries: Words[]): Translate {
  return (key, values) => {
    const text = dictionaries.find((words) => key in words)?.[key];
    if (text === undefined) return key;
    return format(text, locale, (place) => String(values?.[place] ?? `{${place}}`), values ?? {});
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
