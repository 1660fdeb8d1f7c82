// What is asked of the engine: its levels are ours (src/players/spec.h says what they mean).
import type { Level } from './source';

export const specOf = (level: Level): string => level;
