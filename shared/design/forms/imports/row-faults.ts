import { ValidationError } from 'yup';

/** What is wrong in a list of rows: messages by index and field. */
export type RowFaults = ReadonlyMap<number, ReadonlyMap<string, string>>;

/** The rule of a list of rows, as forms have it. */
export interface RowsSchema {
  validateSync: (rows: unknown, options: { abortEarly: false }) => unknown;
}

const PLACE = /^\[(\d+)\](?:\.(\w+))?/u;

/** Checks rows by the rule of a form. */
export function faultsOf(rule: RowsSchema, rows: readonly unknown[]): RowFaults {
  const found = new Map<number, Map<string, string>>();
  try {
    rule.validateSync(rows, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const { path = '', message } of error.inner) {
      const [, index, field = ''] = PLACE.exec(path) ?? [];
      if (index === undefined) continue;
      const row = found.get(Number(index)) ?? new Map<string, string>();
      if (!row.has(field)) row.set(field, message);
      found.set(Number(index), row);
    }
  }
  return found;
}
