import { useMemo, useState } from 'react';
import { type Columns, type ImportField, isTotal, matchRows, type ReadRow, readRow } from './match-rows.ts';
import type { ReadSheet } from './read-spreadsheet.ts';
import { faultsOf, type RowFaults, type RowsSchema } from './row-faults.ts';

export interface RowsRule<Row> {
  fields: readonly ImportField[];
  /** The rule of a list of rows; its fields have the keys of `fields`. */
  rule: RowsSchema;
  toRow: (values: Record<string, string>) => Row;
}

export interface MatchedRow<Row> {
  /** Its number in the file, from 1. */
  number: number;
  cells: readonly string[];
  isTaken: boolean;
  row: Row;
  read: ReadRow;
  /** Message keys of `inputs`, or texts of the server, by field. */
  faults: ReadonlyMap<string, string>;
}

const NONE: ReadonlyMap<string, string> = new Map();

function withUnknown({ unknown }: ReadRow, faults: ReadonlyMap<string, string> = NONE) {
  return new Map([...faults, ...unknown.map((key) => [key, 'notInList'] as const)]);
}

/** The rows below the header, by the columns that the person has chosen. */
export function useRowsMatch<Row>({ cells, lines }: ReadSheet, { fields, rule, toRow }: RowsRule<Row>) {
  const guess = useMemo(() => matchRows(cells, fields), [cells]);
  const [head, setHead] = useState(guess.head);
  const [columns, setColumns] = useState<Columns>(guess.columns);
  // By their numbers.
  const [left, setLeft] = useState<ReadonlySet<number>>(
    () => new Set(lines.filter((_, index) => isTotal(cells[index] ?? []))),
  );
  const [refused, setRefused] = useState<RowFaults>(new Map());

  const body = lines.map((number, index) => ({ number, row: cells[index] ?? [] })).slice(head + 1);
  const read = body.map(({ row, number }) => {
    const found = readRow(row, columns, fields);
    return {
      number,
      cells: row,
      isTaken: !left.has(number),
      read: found,
      row: toRow(found.values),
    };
  });
  const taken = read.filter(({ isTaken }) => isTaken);
  const wrong = faultsOf(
    rule,
    taken.map(({ row }) => row),
  );
  const rows: MatchedRow<Row>[] = read.map((each) => {
    const place = taken.indexOf(each);
    const faults = place < 0 ? NONE : withUnknown(each.read, wrong.get(place));
    return { ...each, faults: new Map([...faults, ...(refused.get(each.number) ?? NONE)]) };
  });
  const change = <Value>(set: (value: Value) => void) => {
    return (value: Value) => {
      setRefused(new Map());
      set(value);
    };
  };
  return {
    rows,
    head,
    columns,
    /** Another row has the names of the columns; -1 for none. */
    setHead: change((next: number) => {
      setHead(next);
      const named = next < 0 ? undefined : matchRows([cells[next] ?? []], fields);
      if (named && named.head === 0) setColumns(named.columns);
    }),
    /** A field has one column only. */
    setColumn: change(({ index, key }: { index: number; key: string | undefined }) =>
      setColumns(columns.map((each, at) => (at === index ? key : each === key ? undefined : each))),
    ),
    setTaken: change(({ number, isTaken }: { number: number; isTaken: boolean }) => {
      const next = new Set(left);
      if (isTaken) next.delete(number);
      else next.add(number);
      setLeft(next);
    }),
    /** What the server refused, by the number of a row. */
    setRefused,
  };
}
