// How far the reports of finished games have come.
import type { Finding } from '../engine/engine';
import { besideMatches } from './beside';

interface KeptReport {
  /** Another version of the engine may judge otherwise. */
  version: string;
  /** By step; null: not judged yet. */
  findings: (Finding | null)[];
}

// A report of a long game has some hundred kilobytes.
const reports = besideMatches<KeptReport>('wharf-reports', 'reports', 40);
const THOROUGH = '#thorough';
const idOf = (id: string, thorough: boolean) => (thorough ? id + THOROUGH : id);

export async function findReport(id: string, thorough: boolean): Promise<(Finding | null)[] | null> {
  const kept = await reports.find(idOf(id, thorough));
  return kept?.version === __WHARF_VERSION__ ? kept.findings : null;
}

export const keepReport = (id: string, thorough: boolean, findings: (Finding | null)[]): Promise<void> =>
  reports.keep(idOf(id, thorough), { version: __WHARF_VERSION__, findings: [...findings] });

export async function forgetReport(id: string): Promise<void> {
  for (const thorough of [false, true]) await reports.forget(idOf(id, thorough));
}
