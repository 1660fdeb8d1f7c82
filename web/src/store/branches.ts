// The branches of records that were looked at in this browser.
import { readBranch, type Branch } from '../table/branches';
import { besideMatches } from './beside';

const branches = besideMatches<Branch[]>('wharf-branches', 'branches', 100);

export async function findBranches(id: string): Promise<Branch[]> {
  const kept = (await branches.find(id)) ?? [];
  return kept.map(readBranch).filter((branch) => branch !== null);
}

export const keepBranches = (id: string, all: readonly Branch[]): Promise<void> =>
  // As plain data: the store takes no proxies.
  all.length === 0 ? branches.forget(id) : branches.keep(id, structuredClone([...all]));

export const forgetBranches = branches.forget;
