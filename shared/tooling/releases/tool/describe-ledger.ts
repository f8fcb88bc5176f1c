import type { ReleaseAsk } from '@handover/shared/contract/schemas';
import { kilobytes, overBudget } from '../ledger/over-budget.ts';
import type { LedgerEntry } from '../records.ts';

/** What a new version weighs, newly asks for, and what of it is over its budget, in lines. */
export function describeLedger(entry: LedgerEntry): string[] {
  const { bytes, before, asks } = entry;
  const kinds = (['js', 'css', 'texts'] as const).map((kind) => {
    const change = before ? bytes[kind] - before[kind] : 0;
    const sign = change > 0 ? '+' : '-';
    return `${kind} ${kilobytes(bytes[kind])}${change === 0 ? '' : ` (${sign}${kilobytes(Math.abs(change))})`}`;
  });
  return [
    kinds.join(', '),
    ...overBudget(entry).map((each) => `over its budget: ${each}`),
    ...asks.map((ask) => `new: ${describeAsk(ask)}`),
  ];
}

function describeAsk({ kind, name, access, before }: ReleaseAsk): string {
  if (before) return `opens ${name} to ${access}, before to ${before}`;
  return {
    call: `calls ${name}`,
    rawToken: `gets the raw token: ${name}`,
    modal: `opens the modal ${name}`,
    widget: `shows the widget ${name}`,
    module: `needs ${name}`,
    page: `has the page ${name} for ${access}`,
  }[kind];
}
