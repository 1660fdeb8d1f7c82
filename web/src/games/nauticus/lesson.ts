// The guided first game.
import type { Lesson } from '$lib/board';

export const lesson: Lesson | null = null;
