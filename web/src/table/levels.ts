// What is asked of the engine: its levels are ours (src/players/spec.h says what they mean).
import type { Level } from './source';

export const specOf = (level: Level): string => level;
/** For a hint, and for each worker of an analysis. */
export const HINT_SPEC = 'master';
export const ANALYSIS_SPEC = 'master';
