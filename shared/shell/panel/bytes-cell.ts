import type { LedgerEntry } from '../../contract/schemas.ts';
import { reportFormats } from './report-formats.ts';

type Weight = Pick<LedgerEntry, 'bytes' | 'before' | 'budgets'>;
type Translate = (key: string, values: Record<string, unknown>) => string;

/** The size of files of a kind, the increase, and the budget, such as `94.2 kB (+3.1 kB) of 96 kB`. */
export function bytesCell(
  { bytes, before, budgets }: Weight,
  kind: keyof LedgerEntry['bytes'],
  t: Translate,
  language: string,
): string {
  const { kilobytes, kilobytesMore, budget } = reportFormats(language);
  const [size, limit] = [bytes[kind], budgets?.[kind]];
  const change = before && kilobytesMore(size - before[kind]);
  const shown = `${kilobytes(size)}${change ? ` (${change})` : ''}`;
  if (limit === undefined) return shown;
  return t(size > limit * 1000 ? 'ledger.over' : 'ledger.within', { size: shown, budget: budget(limit) });
}
