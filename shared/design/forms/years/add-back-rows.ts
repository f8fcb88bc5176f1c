import type { AddBackKind } from '../../../contract/companies/add-backs.ts';
import { normalisedEbitda } from '../../../contract/companies/add-backs.ts';
import type { AddBack, AddBackInput } from '../../../contract/companies/business.schema.ts';

/** A document that may prove an add-back. */
export interface Proof {
  id: number;
  name: string;
}

/** A line of add-backs in the form. The proof is the id of a document as text. */
export interface AddBackRow {
  kind: string | null;
  amount: number | null;
  reason: string;
  proof: string | null;
}

export const emptyAddBack = (): AddBackRow => ({ kind: null, amount: null, reason: '', proof: null });

/** A line that nobody has begun: it is not sent, and nothing of it is required. */
export const isEmptyAddBack = ({ kind, amount, reason, proof }: Partial<AddBackRow>): boolean =>
  !kind && (amount === null || amount === undefined || String(amount) === '') && !reason?.trim() && !proof;

export const fromAddBacks = (lines: readonly AddBack[] = []): AddBackRow[] =>
  lines.map(({ kind, amount, reason, proof }) => ({
    kind,
    amount,
    reason,
    proof: proof ? String(proof.id) : null,
  }));

/** Missing values are refused by the server as by the form. */
export const toAddBacks = (rows: readonly AddBackRow[]): AddBackInput[] =>
  rows
    .filter((row) => !isEmptyAddBack(row))
    .map(({ kind, amount, reason, proof }) => ({
      kind: kind as AddBackKind,
      amount: amount ?? Number.NaN,
      reason,
      proof: proof ? Number(proof) : null,
    }));

interface YearToNormalise {
  ebitda: number | null;
  add_backs?: readonly AddBackRow[];
}

/** The normalised EBITDA of a year as it is typed; null as long as it has none. */
export function normalisedSoFar(row: YearToNormalise | undefined): number | null {
  const amounts = (row?.add_backs ?? []).flatMap(({ amount }) =>
    typeof amount === 'number' && Number.isFinite(amount) ? [{ amount }] : [],
  );
  return typeof row?.ebitda === 'number'
    ? normalisedEbitda({ ebitda: row.ebitda, add_backs: amounts })
    : null;
}
