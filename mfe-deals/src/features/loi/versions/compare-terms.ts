import type { LoiVersion } from '@handover/shared/contract';
import type { TermName, TermRow } from './use-term-rows.ts';

interface ComparedTerm {
  name: TermName | 'file';
  label: string;
  before: string;
  after: string;
  isChanged: boolean;
}

/**
 * Compares two term sheets field by field, as they are shown, derived values included. Terms in neither of them are
 * left out.
 */
export const compareTerms = (before: TermRow[], after: TermRow[]): ComparedTerm[] =>
  before.flatMap(({ name, label, value }) => {
    const now = after.find((row) => row.name === name)?.value ?? '';
    return value || now ? [{ name, label, before: value, after: now, isChanged: value !== now }] : [];
  });

/** The file that counts in place of the terms, where one of the two has one: another file of the same name is a change. */
export function compareFiles(
  before: LoiVersion,
  after: LoiVersion,
  texts: { label: string; written: string },
): ComparedTerm[] {
  if (before.file_made && after.file_made) return [];
  const nameOf = ({ file, file_made }: LoiVersion) => (file_made ? texts.written : file.name);
  const isChanged = before.file.id !== after.file.id;
  return [{ name: 'file', label: texts.label, before: nameOf(before), after: nameOf(after), isChanged }];
}
