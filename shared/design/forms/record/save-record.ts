import type { Stamped } from '../../../contract/wire/wire.schema.ts';
import { hasCode } from '../../../kernel/http/index.ts';
import { sameValue } from '../form/same-value.ts';
import { DescribedError } from './described-error.ts';
import type { RecordCalls, RecordValues, RelatedData, Stored } from './record-calls.ts';

/** A call that failed; without `related` it is the call for the record itself. */
export interface SaveFailure<Values> {
  related?: RelatedData<Values>;
  error: unknown;
}

export type SavedPart = RelatedData<never>['name'] | 'itself';

export interface SaveOutcome<Values, Saved> {
  /** The record as it is stored now: after a failed call as before. */
  stored: Stored<Values>;
  /** The response for the record itself; undefined if that had no changes. */
  saved: Saved | undefined;
  failures: SaveFailure<Values>[];
  /** The stored parts, in the order of the calls. */
  done: SavedPart[];
  /** Whether a failed call has stored some of its data. */
  isHalfDone: boolean;
  /** Whether the record itself was not sent, since related data of its submission failed. */
  isUnsent: boolean;
  /** The stored version, if somebody else has changed the record meanwhile. */
  theirs?: Stored<Values>;
}

/** Makes the calls whose fields have changed, one after the other, each with the `updated_at` of the one before. */
async function attempt<Values extends RecordValues, Saved extends Stamped & { id: number }>(
  { save, related = [], isSubmission = false }: RecordCalls<Values, Saved>,
  stored: Stored<Values>,
  after: Values,
): Promise<SaveOutcome<Values, Saved>> {
  const outcome: SaveOutcome<Values, Saved> = {
    stored,
    saved: undefined,
    failures: [],
    done: [],
    isHalfDone: false,
    isUnsent: false,
  };
  const relatedFields = new Set<keyof Values>(related.flatMap(({ fields }) => fields));
  const differs = (name: keyof Values) => !sameValue(stored.values[name], after[name]);
  const currentCall = () => ({
    before: outcome.stored.values,
    after,
    options: { ifUnchangedSince: outcome.stored.updatedAt },
  });
  const markStored = (names: Iterable<keyof Values>, saved: Stamped | undefined) => {
    const values = { ...outcome.stored.values };
    for (const name of names) values[name] = after[name];
    outcome.stored = { values, updatedAt: saved?.updated_at ?? outcome.stored.updatedAt };
  };

  const ownFields: (keyof Values)[] = [];
  for (const name in after) if (!relatedFields.has(name)) ownFields.push(name);
  const saveOwn = async () => {
    try {
      outcome.saved = await save(currentCall());
      markStored(ownFields, outcome.saved);
      outcome.stored.values.id = outcome.saved.id;
      outcome.done.push('itself');
    } catch (error) {
      outcome.failures.push({ error });
    }
  };
  const saveRelated = async (id: number) => {
    for (const each of related) {
      const isNeeded = each.isNeeded?.({ before: stored.values, after }) ?? each.fields.some(differs);
      if (!isNeeded) continue;
      try {
        markStored(each.fields, await each.save({ ...currentCall(), id }));
        outcome.done.push(each.name);
      } catch (error) {
        outcome.failures.push({ related: each, error });
        outcome.isHalfDone ||= error instanceof DescribedError && error.isHalfDone;
      }
    }
  };

  if (isSubmission && after.id !== null) {
    await saveRelated(after.id);
    if (outcome.failures.length === 0) await saveOwn();
    else outcome.isUnsent = true;
    return outcome;
  }
  if (after.id === null || ownFields.some(differs)) await saveOwn();
  const id = outcome.saved?.id ?? after.id;
  if (outcome.failures.length === 0 && id !== null) await saveRelated(id);
  return outcome;
}

/**
 * Stores the changes. If somebody else has changed the record meanwhile, the outcome has their version; if their
 * change is of no field of the form, the save is repeated on top of it.
 */
export async function saveRecord<Values extends RecordValues, Saved extends Stamped & { id: number }>(
  calls: RecordCalls<Values, Saved>,
  stored: Stored<Values>,
  after: Values,
): Promise<SaveOutcome<Values, Saved>> {
  const outcome = await attempt(calls, stored, after);
  const { id } = outcome.stored.values;
  if (id === null || !outcome.failures.some(({ error }) => hasCode(error, 'record.changed'))) return outcome;
  // If the reload fails, the first failure is shown: the parts that were stored before it still count.
  const theirs = await calls.reload(id).catch(() => undefined);
  if (!theirs) return outcome;
  if (!sameValue(outcome.stored.values, theirs.values)) return { ...outcome, theirs };
  const repeated = await attempt(calls, theirs, after);
  return {
    ...repeated,
    saved: repeated.saved ?? outcome.saved,
    done: [...outcome.done, ...repeated.done],
    isHalfDone: outcome.isHalfDone || repeated.isHalfDone,
  };
}
