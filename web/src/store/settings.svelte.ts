// What the player prefers, kept in this browser.
import { LOCALES, bestLocale, translator, type Locale, type Translate, type Words } from '$lib/i18n';
import { COACH_LIMITS, type CoachLimit } from '../table/coach';
import { SHELL_WORDS } from '../words';
import { keptText } from './kept_text';

const KEY = 'wharf-settings';
export const THEMES = ['system', 'light', 'dark'] as const;
export const SPEEDS = ['calm', 'quick', 'none'] as const;
export const USUAL_VOLUME = 40;
export type Theme = (typeof THEMES)[number];
export const STORIES = ['calm', 'quick', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

interface Preferences {
  name: string;
  locale: Locale;
  theme: Theme;
  speed: Speed;
  /** How what the others do is told on the board. */
  story: (typeof STORIES)[number];
  confirm: boolean;
  /** From which cost on the coach asks before a move, in per cent of the win. */
  coach: CoachLimit;
  /** From 0 to 100; null: as the system would have it. */
  sound: number | null;
  /** Whether the drawer beside the table is open. */
  drawer: boolean;
}

const oneOf = <T extends string>(list: readonly T[], value: unknown, otherwise: T): T =>
  list.find((item) => item === value) ?? otherwise;

/** Whatever was kept, made into preferences; unknown and broken parts fall back. */
export function readPreferences(text: string | null, languages: readonly string[]): Preferences {
  let kept: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) kept = parsed as Record<string, unknown>;
  } catch {
    // Not ours or damaged: begin anew.
  }
  const name = typeof kept['name'] === 'string' ? kept['name'].slice(0, 40) : '';
  return {
    name,
    locale: oneOf(LOCALES, kept['locale'], bestLocale(languages)),
    theme: oneOf(THEMES, kept['theme'], 'system'),
    speed: oneOf(SPEEDS, kept['speed'], 'calm'),
    story: oneOf(STORIES, kept['story'], 'quick'),
    confirm: kept['confirm'] === true,
    coach: oneOf(COACH_LIMITS, kept['coach'], 'off'),
    sound: typeof kept['sound'] === 'number' ? Math.max(0, Math.min(kept['sound'], 100)) : null,
    drawer: kept['drawer'] === true,
  };
}

class Settings {
  private readonly now: Preferences = $state(readPreferences(keptText(KEY), navigator.languages));
  private readonly prefersDark = $state({ value: false });
  private readonly prefersStill = $state({ value: false });
  readonly t: Translate = $derived(translator(this.now.locale, SHELL_WORDS[this.now.locale], SHELL_WORDS.en));
  readonly dark: boolean = $derived(
    this.now.theme === 'dark' || (this.now.theme === 'system' && this.prefersDark.value),
  );
  readonly reducedMotion: boolean = $derived(this.now.speed === 'none' || this.prefersStill.value);

  /** Whoever wants no motion is not surprised by sounds either. */
  readonly volume: number = $derived(this.now.sound ?? (this.prefersStill.value ? 0 : USUAL_VOLUME));

  constructor() {
    this.watch('(prefers-color-scheme: dark)', this.prefersDark);
    this.watch('(prefers-reduced-motion: reduce)', this.prefersStill);
    // What is changed in another tab holds here too.
    addEventListener('storage', ({ key, newValue }) => {
      if (key === KEY) Object.assign(this.now, readPreferences(newValue, navigator.languages));
    });
  }

  get value(): Readonly<Preferences> {
    return this.now;
  }

  /** The name shown at tables; a word of the language where none was given. */
  get name(): string {
    return this.now.name.trim() || this.t('you');
  }

  set(change: Partial<Preferences>): void {
    Object.assign(this.now, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.now));
    } catch {
      // Preferences last until the page is closed; nothing else depends on them.
    }
  }

  /** Words of a game before those of the shell. */
  translatorFor(words: Record<Locale, Words> | undefined): Translate {
    const { locale } = this.now;
    return words ? translator(locale, words[locale], words.en, SHELL_WORDS[locale], SHELL_WORDS.en) : this.t;
  }

  private watch(query: string, into: { value: boolean }): void {
    const media = matchMedia(query);
    into.value = media.matches;
    media.addEventListener('change', () => (into.value = media.matches));
  }
}

export const settings = new Settings();
