import type { RemoteBudgets } from '../../federation/contract.ts';
import type { LedgerEntry } from '../records.ts';

const KINDS = ['js', 'css', 'texts'] as const;

/** What weighs more than a remote has declared, in words. */
export const overBudget = (bytes: LedgerEntry['bytes'], budgets: RemoteBudgets = {}): string[] =>
  KINDS.flatMap((kind) => {
    const budget = budgets[kind];
    return budget !== undefined && bytes[kind] > budget * 1000
      ? [`${kind} ${kilobytes(bytes[kind])} of ${budget} kB`]
      : [];
  });

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
