import { useCallback, useState } from 'react';

export interface OpenRow {
  /** Stays with a row when others are removed, and with its place when the whole list is replaced. */
  key: number;
  isOpen: boolean;
  /** The user opened it last, not what it lacks. */
  isAsked: boolean;
}

const newRow = (rows: readonly OpenRow[], isOpen: boolean): OpenRow => ({
  key: Math.max(-1, ...rows.map(({ key }) => key)) + 1,
  isOpen,
  isAsked: isOpen,
});

/** The same rows, unless the list has another length or a closed row has to be open. */
function withCount(rows: readonly OpenRow[], count: number, opened: readonly number[]): readonly OpenRow[] {
  if (rows.length === count && opened.every((index) => rows[index]?.isOpen !== false)) return rows;
  const all = rows.slice(0, count);
  while (all.length < count) all.push(newRow(all, false));
  return all.map((row, index) =>
    opened.includes(index) && !row.isOpen ? { ...row, isOpen: true, isAsked: false } : row,
  );
}

/**
 * The editable rows of a list: those that the user has opened, and always those with these indexes, which are wrong
 * or incomplete.
 */
export function useOpenRows(count: number, opened: readonly number[]) {
  const [stored, setStored] = useState<readonly OpenRow[]>([]);
  const rows = withCount(stored, count, opened);
  if (rows !== stored) setStored(rows);
  return {
    rows,
    /** Together with the new row itself, which is the last one. */
    addOpen: useCallback(() => setStored((all) => [...all, newRow(all, true)]), []),
    /** Together with the row itself. */
    removeKey: useCallback((key: number) => setStored((all) => all.filter((row) => row.key !== key)), []),
    setOpen: useCallback(
      (key: number, isOpen: boolean) =>
        setStored((all) => all.map((row) => (row.key === key ? { ...row, isOpen, isAsked: isOpen } : row))),
      [],
    ),
  };
}
