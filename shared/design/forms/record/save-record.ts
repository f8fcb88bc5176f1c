import type { Stamped } from '../../../contract/wire.schema.ts';
import { hasCode } from '../../../kernel/http/index.ts';
import { sameValue } from '../form/same-value.ts';
import type { RecordCalls, RecordPart, RecordValues, Stored } from './record-calls.ts';

/** A call that failed; without a part the one for the record itself. */
export interface SaveFailure<Values> {
  part?: RecordPart<Values>;
  error: unknown;
}

/** What came of a save. */
export interface SaveOutcome<Values, Saved> {
  /** What is stored after it: of what failed, what was there before. */
  stored: Stored<Values>;
  /** The answer for the record itself; undefined where nothing of it was to be stored. */
  saved: Saved | undefined;
  failures: SaveFailure<Values>[];
  /** Somebody else has written meanwhile: this. */
  theirs?: Stored<Values>;
}

/** One call after the other, each where something of its own changed, and each compared with the time of the one before. */
async function attempt<Values extends RecordValues, Saved extends Stamped & { id: number }>(
  { save, parts = [] }: RecordCalls<Values, Saved>,
  stored: Stored<Values>,
  after: Values,
): Promise<SaveOutcome<Values, Saved>> {
  const outcome: SaveOutcome<Values, Saved> = { stored, saved: undefined, failures: [] };
  const ofParts = new Set<keyof Values>(parts.flatMap(({ fields }) => fields));
  const differs = (name: keyof Values) => !sameValue(stored.values[name], after[name]);
  const callNow = () => ({
    before: outcome.stored.values,
    after,
    options: { ifUnchangedSince: outcome.stored.updatedAt },
  });
  const keep = (names: Iterable<keyof Values>, { updated_at }: Stamped) => {
    const values = { ...outcome.stored.values };
    for (const name of names) values[name] = after[name];
    outcome.stored = { values, updatedAt: updated_at };
  };

  let { id } = after;
  const own: (keyof Values)[] = [];
  for (const name in after) if (!ofParts.has(name)) own.push(name);
  if (id === null || own.some(differs)) {
    try {
      outcome.saved = await save(callNow());
      keep(own, outcome.saved);
      id = outcome.saved.id;
      outcome.stored.values.id = id;
    } catch (error) {
      return { ...outcome, failures: [{ error }] };
    }
  }
  for (const part of parts) {
    if (!part.fields.some(differs)) continue;
    try {
      keep(part.fields, await part.save({ ...callNow(), id }));
    } catch (error) {
      outcome.failures.push({ part, error });
    }
  }
  return outcome;
}

/**
 * Stores what changed. Where somebody else has written meanwhile, their version comes along; where that is nothing the form
 * shows, the save goes on from there.
 */
export async function saveRecord<Values extends RecordValues, Saved extends Stamped & { id: number }>(
  calls: RecordCalls<Values, Saved>,
  stored: Stored<Values>,
  after: Values,
): Promise<SaveOutcome<Values, Saved>> {
  const outcome = await attempt(calls, stored, after);
  const { id } = outcome.stored.values;
  if (id === null || !outcome.failures.some(({ error }) => hasCode(error, 'record.changed'))) return outcome;
  const theirs = await calls.reload(id);
  if (!sameValue(outcome.stored.values, theirs.values)) return { ...outcome, theirs };
  const again = await attempt(calls, theirs, after);
  return { ...again, saved: again.saved ?? outcome.saved };
}
