import { useState } from 'react';
import type { AppForm } from '../../form/use-app-form.ts';
import type { RecordValues, Stored } from '../record-calls.ts';
import { compareVersions, type VersionDifferences } from './compare-versions.ts';
import { mergeValues } from './merge-values.ts';

/** Somebody else has changed the record while the form was open. */
export interface Conflict {
  differences: VersionDifferences;
  /** The values as they are stored now, and as they were typed. */
  versions: Record<Version, object>;
  /** Another one for each conflict. */
  key: string;
}

export type Version = 'stored' | 'typed';

interface ConflictOptions<Values extends RecordValues> {
  form: AppForm<Values>;
  rebase: (to: Stored<Values>, values: Values) => void;
}

/** Merges the user's input into the version that is stored now. Saving again stores what the form has then. */
export function useConflict<Values extends RecordValues>({ form, rebase }: ConflictOptions<Values>) {
  const [conflict, setConflict] = useState<Conflict>();

  const showConflict = (before: Values, typed: Values, theirs: Stored<Values>) => {
    const merged = mergeValues(before, typed, theirs.values);
    setConflict({
      differences: compareVersions(before, typed, theirs.values),
      versions: { stored: theirs.values, typed: merged },
      key: String(theirs.updatedAt),
    });
    rebase(theirs, merged);
    // An error, so that the form does not count as submitted; `ConflictNotice` has the text.
    form.setError('root.server', { type: 'conflict', message: '' });
  };
  return { conflict, showConflict, clear: () => setConflict(undefined) };
}
