import { type RefObject, useState } from 'react';
import type { AppForm } from '../form/use-app-form.ts';
import { changedNames, mergeValues } from './merge-values.ts';
import type { RecordValues, Stored } from './record-calls.ts';
import type { RecordSection } from './section-state.ts';

/** Somebody else has changed the record while the form was open. */
export interface Conflict {
  /** Titles of the sections that they changed. */
  sections: string[];
  /** The fields show the other version, read-only; the user's input is put aside. */
  showsTheirs: boolean;
  show: (theirs: boolean) => void;
  /** Discards the user's input. */
  takeTheirs: () => void;
}

interface ConflictOptions<Values extends RecordValues> {
  form: AppForm<Values>;
  stored: Values;
  sections: readonly RecordSection[];
  /** While it is true the draft is not changed. */
  draftPaused: RefObject<boolean>;
  rebase: (to: Stored<Values>, values: Values) => void;
}

/** Merges the user's input into the other version, and shows either version. Saving again stores what is shown. */
export function useConflict<Values extends RecordValues>(options: ConflictOptions<Values>) {
  const { form, stored, sections, draftPaused, rebase } = options;
  const [titles, setTitles] = useState<string[]>();
  const [mine, setMine] = useState<Values>();

  const showConflict = (before: Values, typed: Values, theirs: Stored<Values>) => {
    const names = new Set<string>(changedNames(before, theirs.values));
    const touched = sections.filter(({ fields }) => fields.some((name) => names.has(name)));
    setTitles(touched.map(({ title }) => title));
    rebase(theirs, mergeValues(before, typed, theirs.values));
    // An error, so that the form does not count as submitted; `ConflictNotice` has the text.
    form.setError('root.server', { type: 'conflict', message: '' });
  };
  const show = (theirs: boolean) => {
    draftPaused.current = true;
    if (theirs) {
      setMine(form.getValues());
      form.reset(stored);
      return;
    }
    setMine(undefined);
    form.reset(mine ?? stored, { keepDefaultValues: true });
    draftPaused.current = false;
  };
  const takeTheirs = () => {
    draftPaused.current = false;
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
  return { conflict, showConflict, clear: () => setTitles(undefined) };
}
