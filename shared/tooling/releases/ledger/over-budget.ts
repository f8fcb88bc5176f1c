import type { Change, Ledger, LedgerEntry } from '../records.ts';
import { ReleaseError } from '../release-error.ts';

const KINDS = ['js', 'css', 'texts'] as const;

/** What weighs more than a remote has declared, in words. */
export const overBudget = ({ bytes, budgets = {} }: LedgerEntry): string[] =>
  KINDS.flatMap((kind) => {
    const budget = budgets[kind];
    return budget !== undefined && bytes[kind] > budget * 1000
      ? [`${kind} ${kilobytes(bytes[kind])} of ${budget} kB`]
      : [];
  });

/** Throws if a new version weighs more than its `remote.json` allows; names everything that does. */
export function assertWithinBudgets(changes: readonly Change[], ledger: Ledger): void {
  const reasons = changes.flatMap(({ name, to }) =>
    (ledger[name] ? overBudget(ledger[name]) : []).map((over) => `${name} ${to}: ${over}`),
  );
  if (reasons.length === 0) return;
  throw new ReleaseError(
    [
      'Refused, nothing was changed. Over the budget of its remote.json (make it smaller, raise the budget there, or release with --over-budget):',
      ...reasons,
    ].join('\n  '),
  );
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
