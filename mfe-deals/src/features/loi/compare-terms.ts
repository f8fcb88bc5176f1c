import { DERIVED_TERMS, type TermName, type TermRow } from './use-term-rows.ts';

interface ComparedTerm {
  name: TermName;
  label: string;
  before: string;
  after: string;
  /** What follows from a changed term is not a change of its own. */
  isChanged: boolean;
}

/** Two term sheets field by field, as they read; what neither says is left out. */
export const compareTerms = (before: TermRow[], after: TermRow[]): ComparedTerm[] =>
  before.flatMap(({ name, label, value }) => {
    const now = after.find((row) => row.name === name)?.value ?? '';
    const isChanged = value !== now && !DERIVED_TERMS.includes(name);
    return value || now ? [{ name, label, before: value, after: now, isChanged }] : [];
  });
