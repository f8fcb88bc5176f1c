import type { AddBackInput, RevenuesBody } from '@handover/shared/contract';
import type { Transaction } from '../../../db/connect.ts';
import { FieldError } from '../../errors/domain-error.ts';
import type { FigureOwner } from './figure-owner.sql.ts';
import { contentsOf, readYears, type StoredYear, writeYears } from './years.sql.ts';

type Row = RevenuesBody['revenues'][number];

/** What is sent, or else what is stored; null if it is cleared, or neither. */
const sentOr = (sent: number | null | undefined, stored: number | null | undefined) =>
  (sent === undefined ? stored : sent) ?? null;

/**
 * Replaces all years of an owner. Of a year that stays, add-backs, working capital, net debt and capex that are not sent stay too, so
 * that a page that knows nothing of them loses none. 400 for a proof that is no document of it, and for add-backs
 * that stay without an EBITDA.
 */
export async function replaceYears(tx: Transaction, owner: FigureOwner, { revenues: rows }: RevenuesBody) {
  const before = await readYears(tx, owner);
  const contents = await contentsOf(
    tx,
    owner,
    rows.flatMap((row) => row.add_backs?.flatMap(({ proof }) => proof ?? []) ?? []),
  );
  const storedOf = ({ kind, amount, reason, proof }: AddBackInput, path: string) => {
    const proofSha256 = proof ? contents.get(proof) : null;
    if (proofSha256 === undefined) throw new FieldError(`${path}.proof`, 'revenue.unknown_proof');
    return { kind, amount, reason, proofSha256 };
  };
  const yearOf = (row: Row, index: number): StoredYear => {
    const year = Number(row.date.slice(0, 4));
    const stored = before.find((each) => each.year === year);
    const addBacks =
      row.add_backs?.map((each, at) => storedOf(each, `revenues.${index}.add_backs.${at}`)) ??
      stored?.addBacks ??
      [];
    if (addBacks.length > 0 && typeof row.ebitda !== 'number')
      throw new FieldError(`revenues.${index}.ebitda`, 'revenue.add_backs_without_ebitda');
    return {
      year,
      revenue: row.revenue,
      numberOfEmployees: row.number_of_employees,
      ebitda: row.ebitda ?? null,
      netProfit: row.net_profit ?? null,
      workingCapital: sentOr(row.working_capital, stored?.workingCapital),
      netDebt: sentOr(row.net_debt, stored?.netDebt),
      capex: sentOr(row.capex, stored?.capex),
      currencyId: row.currency ?? 1,
      addBacks,
    };
  };
  await writeYears(tx, owner, rows.map(yearOf));
}
