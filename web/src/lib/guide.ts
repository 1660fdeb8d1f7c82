// What explains a game beside its board: a legend of all that is drawn, and examples for its rules. Loaded when somebody
// asks for it; a game's `guide.ts` exports it as its default.
import type { Lesson, SeatInfo } from './board';
import type { Drawing } from './drawing';
import type { Locale, Words } from './i18n';
import { seatAndMove } from './lesson';
import type { Message } from './say';
import type { Move, Scene } from './scene';

export interface LegendEntry {
  /** Key of its name, one of the game's own. */
  name: string;
  /** Key of what it means. */
  says: string;
  /** The clause that says more. */
  clause: string;
  /** The piece as the board draws it; several where they differ in their paint only. */
  drawings: readonly Drawing[];
}

export interface LegendPart {
  title: string;
  entries: readonly LegendEntry[];
}

/** A place in a match that is played as it is written: chance repeats by the seed. */
export interface Script {
  players: number;
  seed: number;
  options?: Record<string, number | boolean | string>;
  moves: readonly (readonly [seat: number, move: string])[];
}

/** What a moment of a match gives a caption: the scene before the example's moves, and the one after them. */
export interface Moment<View = unknown, Kinds = Move> {
  before: Scene<View, Kinds>;
  after: Scene<View, Kinds>;
}

/** A picture beside a clause: the real board in a real position. */
export interface Example<View = unknown, Kinds = Move> {
  clause: string;
  /** Key of the caption. It has no figures of its own: they are `facts`. */
  says: string;
  script: Script;
  /** Through whose eyes. */
  seat: number;
  /** What the example is about: moves that are legal after the script, made one after the other. */
  then: Script['moves'];
  /** Which of both moments is drawn; 'both': one beside the other. */
  drawn: 'before' | 'after' | 'both';
  /** Both lie below each other: what they show is wide. */
  stacked?: boolean;
  /** Names of places: the picture shows them and little else. */
  frame: readonly string[];
  /** Names of places that wear a ring. */
  lights?: readonly string[];
  /** What the caption says in numbers and names, read from the moment. */
  facts: (moment: Moment<View, Kinds>) => Omit<Message, 'key'>;
}

/** Who sits at the tables of examples. */
export const PEOPLE: readonly SeatInfo[] = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'].map((name) => ({
  name,
  computer: false,
}));

export interface GameGuide {
  words: Record<Locale, Words>;
  legend: readonly LegendPart[];
  examples: readonly Example[];
}

/** The game's words with those of its guide. */
export function guideWords(
  words: Record<Locale, Words>,
  guide: Record<Locale, Words>,
): Record<Locale, Words> {
  const both = (locale: Locale): Words => ({ ...words[locale], ...guide[locale] });
  return { en: both('en'), hu: both('hu'), pl: both('pl'), de: both('de') };
}

/** An example as a game's `examples.json` has it. */
interface ExampleData {
  clause: string;
  /** `example.NAME` is its caption. */
  name: string;
  /** The step of the guided game that has come. */
  at: string;
  /** Made then, before anything is drawn. */
  first?: string[] | undefined;
  then: string[];
  drawn: string;
  frame: string[];
  lights?: string[] | undefined;
  stacked?: boolean | undefined;
}

/** The examples of a game: moments of its guided game, and what their captions read from them. */
export function examplesOf<View, Kinds = Move>(
  lesson: Lesson,
  data: readonly ExampleData[],
  facts: Readonly<Record<string, Example<View, Kinds>['facts']>>,
): Example[] {
  return data.map(({ clause, name, at, first = [], then, drawn, frame, lights, stacked }) => {
    const read = facts[name];
    if (!read) throw new Error(`no facts for ${name}`);
    const script = scriptOf(lesson, `first.${at}`);
    return {
      clause,
      says: `example.${name}`,
      script: { ...script, moves: [...script.moves, ...first.map(seatAndMove)] },
      seat: lesson.seat,
      then: then.map(seatAndMove),
      drawn: drawn as Example['drawn'],
      frame,
      ...(lights ? { lights } : {}),
      ...(stacked ? { stacked } : {}),
      facts: read as unknown as Example['facts'],
    };
  });
}

/** The match of a guided game up to one of its steps. */
function scriptOf(lesson: Lesson, until: string): Script {
  const { players, seat, seed, options, steps } = lesson;
  const end = steps.findIndex(({ say }) => say === until);
  const moves = steps
    .slice(0, end)
    .flatMap(({ expect, others }): [number, string][] => [
      ...(expect?.[0] === undefined ? [] : [[seat, expect[0]] as [number, string]]),
      ...(others ?? []),
    ]);
  return { players, seed, ...(options ? { options } : {}), moves };
}

/** What a move costs or brings, as the engine says it beside the move; empty where it says nothing of that. */
export const factOf = <Kinds>(
  scene: Scene<unknown, Kinds>,
  text: string,
  key: string,
): Readonly<Record<string, unknown>> =>
  scene.legal.find((move) => move.text === text)?.facts.find((fact) => fact.key === key) ?? {};

/** A line of a player's score sheet. */
export const pointsOf = <Kinds>(
  scene: Scene<unknown, Kinds>,
  seat: number,
  key: string,
): number | undefined => scene.scores[seat]?.find((line) => line.key === key)?.points;
