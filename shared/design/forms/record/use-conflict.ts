import { type RefObject, useState } from 'react';
import type { AppForm } from '../form/use-app-form.ts';
import { changedNames, mergeValues } from './merge-values.ts';
import type { RecordValues, Stored } from './record-calls.ts';
import type { RecordSection } from './section-state.ts';

/** Somebody else has written while the form was open. */
export interface Conflict {
  /** Titles of the sections that they changed. */
  sections: string[];
  /** The fields show what they wrote, to be read only; what was typed is put aside. */
  showsTheirs: boolean;
  show: (theirs: boolean) => void;
  /** What was typed is given up. */
  takeTheirs: () => void;
}

interface ConflictOptions<Values extends RecordValues> {
  form: AppForm<Values>;
  stored: Values;
  sections: readonly RecordSection[];
  /** While it is true the draft stays as it is, whatever the fields show. */
  draftHeld: RefObject<boolean>;
  rebase: (to: Stored<Values>, values: Values) => void;
}

/** What was typed is kept over what the other one wrote, and both can be looked at; saving again stores what is shown. */
export function useConflict<Values extends RecordValues>(options: ConflictOptions<Values>) {
  const { form, stored, sections, draftHeld, rebase } = options;
  const [titles, setTitles] = useState<string[]>();
  const [mine, setMine] = useState<Values>();

  const meet = (before: Values, typed: Values, theirs: Stored<Values>) => {
    const names = new Set<string>(changedNames(before, theirs.values));
    const touched = sections.filter(({ fields }) => fields.some((name) => names.has(name)));
    setTitles(touched.map(({ title }) => title));
    rebase(theirs, mergeValues(before, typed, theirs.values));
    // Keeps the form from being taken for sent; the words are those of the notice.
    form.setError('root.server', { type: 'conflict', message: '' });
  };
  const show = (theirs: boolean) => {
    draftHeld.current = true;
    if (theirs) {
      setMine(form.getValues());
      form.reset(stored);
      return;
    }
    setMine(undefined);
    form.reset(mine ?? stored, { keepDefaultValues: true });
    draftHeld.current = false;
  };
  const takeTheirs = () => {
    draftHeld.current = false;
    setMine(undefined);
    setTitles(undefined);
    form.reset(stored);
  };
  const conflict: Conflict | undefined = titles && {
    sections: titles,
    showsTheirs: mine !== undefined,
    show,
    takeTheirs,
  };
  return { conflict, meet, clear: () => setTitles(undefined) };
}
