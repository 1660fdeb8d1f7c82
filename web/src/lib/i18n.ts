// Words in four languages. A text may hold {name} and {n, plural, one {# chest} other {# chests}}.

export const LOCALES = ['en', 'hu', 'pl', 'de'] as const;
export type Locale = (typeof LOCALES)[number];
export type Words = Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, string | number>>;
/** The words for a key in the player's language; the key itself where there are none. */
export type Translate = (key: string, values?: Values) => string;

const PLURAL = /^(\w+), plural, (.*)$/s;
const FORM = /(\w+|=\d+) \{([^{}]*)\}/g;

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

function plural(forms: string, count: number, locale: Locale): string {
  const found = new Map([...forms.matchAll(FORM)].map((match) => [match[1], match[2]]));
  const counting = COUNTING.get(locale);
  const form = found.get(`=${count}`) ?? found.get(counting?.rules.select(count) ?? '') ?? found.get('other');
  return (form ?? '').replaceAll('#', counting?.numbers.format(count) ?? String(count));
}

export function format(text: string, locale: Locale, values: Values = {}): string {
  if (!text.includes('{')) return text;
  let result = '';
  for (let at = 0; at < text.length;) {
    const end = text[at] === '{' ? closing(text, at) : -1;
    if (end < 0) {
      result += text[at++];
      continue;
    }
    const inside = text.slice(at + 1, end);
    const counted = PLURAL.exec(inside);
    result += counted
      ? plural(counted[2] ?? '', Number(values[counted[1] ?? ''] ?? 0), locale)
      : String(values[inside] ?? `{${inside}}`);
    at = end + 1;
  }
  return result;
}

/** Looks through the dictionaries in order: a game's own words first, then the shell's. */
export function translator(locale: Locale, ...dictionaries: Words[]): Translate {
  return (key, values) => {
    const text = dictionaries.find((words) => key in words)?.[key];
    return text === undefined ? key : format(text, locale, values);
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
