import { kilobytes } from '../ledger/over-budget.ts';
import type { LedgerEntry } from '../records.ts';

/** What a new version weighs, newly asks for, and what of it is over its budget, in lines. */
export function describeLedger({ bytes, before, asks, over }: LedgerEntry): string[] {
  const kinds = (['js', 'css', 'texts'] as const).map((kind) => {
    const change = before ? bytes[kind] - before[kind] : 0;
    const sign = change > 0 ? '+' : '-';
    return `${kind} ${kilobytes(bytes[kind])}${change === 0 ? '' : ` (${sign}${kilobytes(Math.abs(change))})`}`;
  });
  return [
    kinds.join(', '),
    ...over.map((each) => `over its budget: ${each}`),
    ...asks.map((each) => `new: ${each}`),
  ];
}
