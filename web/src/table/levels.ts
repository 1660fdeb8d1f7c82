// How strong the computer players are: what each level asks of the engine.
import type { Level } from './source';

const SPECS: Record<Level, string> = {
  easy: 'search:30',
  normal: 'search:0.4s',
  hard: 'search:1.8s',
};

export const specOf = (level: Level): string => SPECS[level];
/** For a hint, and for each worker of an analysis. */
export const HINT_SPEC = 'search:1s';
export const ANALYSIS_SPEC = 'search:3s';
