import { HttpError } from '../../../kernel/http/index.ts';
import type { RecordCall, RecordCalls, Stored } from './record-calls.ts';
import { saveRecord } from './save-record.ts';

interface Values {
  id: number | null;
  name: string;
  offices: string[];
  years: string[];
}
type Name = 'itself' | 'offices' | 'years';

const known: Stored<Values> = {
  values: { id: 7, name: 'Vercors', offices: [], years: ['2024'] },
  updatedAt: 'first',
};
const fresh: Stored<Values> = {
  values: { id: null, name: '', offices: [], years: [] },
  updatedAt: undefined,
};
const changed = new HttpError({
  kind: 'response',
  status: 409,
  body: { detail: '', code: 'record.changed' },
});

/** Answers each call with the time `after <call>`, or fails with what is told. */
function server(failures: Partial<Record<Name, unknown[]>> = {}, now = known) {
  const sent: [Name, string | undefined][] = [];
  const answer = (name: Name, { options }: RecordCall<Values>) => {
    sent.push([name, options.ifUnchangedSince]);
    const failure = failures[name]?.shift();
    return failure ? Promise.reject(failure) : Promise.resolve({ id: 7, updated_at: `after ${name}` });
  };
  const calls: RecordCalls<Values, { id: number; updated_at: string }> = {
    save: (call) => answer('itself', call),
    related: [
      { name: 'offices', fields: ['offices'], save: (call) => answer('offices', call) },
      { name: 'revenues', fields: ['years'], save: (call) => answer('years', call) },
    ],
    reload: async () => now,
    settle: () => undefined,
  };
  return { calls, sent };
}
const all: Values = { id: 7, name: 'Vercors SAS', offices: ['Lyon'], years: ['2025'] };

test.each<[string, Stored<Values>, Partial<Values>, Name[]]>([
  ['nothing', known, {}, []],
  ['the record alone', known, { name: 'Vercors SAS' }, ['itself']],
  ['a part alone', known, { years: ['2025'] }, ['years']],
  [
    'all of it',
    known,
    { name: 'Vercors SAS', offices: ['Lyon'], years: ['2025'] },
    ['itself', 'offices', 'years'],
  ],
  ['of a new one always the record', fresh, { years: ['2025'] }, ['itself', 'years']],
])('only changes are sent: %s', async (_, stored, change, names) => {
  const { calls, sent } = server();
  const outcome = await saveRecord(calls, stored, { ...stored.values, ...change });
  expect(sent.map(([name]) => name)).toEqual(names);
  expect(outcome.failures).toEqual([]);
  expect(outcome.stored.values).toEqual({ ...stored.values, ...change, id: 7 });
});

test('each call has the updated_at of the one before', async () => {
  const { calls, sent } = server();
  const { stored } = await saveRecord(calls, known, all);
  expect(sent).toEqual([
    ['itself', 'first'],
    ['offices', 'after itself'],
    ['years', 'after offices'],
  ]);
  expect(stored.updatedAt).toBe('after years');
});

test('if the record itself fails, no other call is made', async () => {
  const error = new Error('refused');
  const { calls, sent } = server({ itself: [error] });
  const outcome = await saveRecord(calls, fresh, { ...all, id: null });
  expect(sent).toHaveLength(1);
  expect(outcome).toMatchObject({ stored: fresh, failures: [{ error }] });
});

test('failed related data is reported, the rest is stored, and only the failed call is repeated', async () => {
  const { calls, sent } = server({ offices: [new Error('refused')] });
  const first = await saveRecord(calls, fresh, { ...all, id: null });
  expect(first.failures.map(({ related }) => related?.name)).toEqual(['offices']);
  expect(first.stored.values).toEqual({ ...all, offices: [] });
  sent.length = 0;
  const second = await saveRecord(calls, first.stored, all);
  expect(sent).toEqual([['offices', 'after years']]);
  expect(second.stored.values).toEqual(all);
});

test.each<[string, Partial<Values>, Name[]]>([
  ['without changes', {}, ['itself']],
  [
    'with changes, after all that belongs to it',
    { name: 'Vercors SAS', years: ['2025'] },
    ['years', 'itself'],
  ],
])('a submission always saves the record: %s', async (_, change, names) => {
  const { calls, sent } = server();
  const outcome = await saveRecord({ ...calls, isSubmission: true }, known, { ...known.values, ...change });
  expect(sent.map(([name]) => name)).toEqual(names);
  expect(outcome.saved).toEqual({ id: 7, updated_at: 'after itself' });
  expect(sent.at(-1)?.[1]).toBe(names.length > 1 ? 'after years' : 'first');
});

test('nothing is submitted while a part of it is not stored', async () => {
  const { calls, sent } = server({ offices: [new Error('refused')] });
  const first = await saveRecord({ ...calls, isSubmission: true }, known, all);
  expect(sent.map(([name]) => name)).toEqual(['offices', 'years']);
  expect(first.failures.map(({ related }) => related?.name)).toEqual(['offices']);
  sent.length = 0;
  await saveRecord({ ...calls, isSubmission: true }, first.stored, all);
  expect(sent.map(([name]) => name)).toEqual(['offices', 'itself']);
});

test('a change of somebody else is returned, and not overwritten', async () => {
  const theirs = { values: { ...known.values, name: 'Chartreuse' }, updatedAt: 'theirs' };
  const { calls, sent } = server({ itself: [changed] }, theirs);
  const outcome = await saveRecord(calls, known, all);
  expect(sent).toHaveLength(1);
  expect(outcome).toMatchObject({ stored: known, theirs });
});

test('if their change is of no field of the form, the save is repeated', async () => {
  const { calls, sent } = server({ itself: [changed] }, { ...known, updatedAt: 'theirs' });
  const outcome = await saveRecord(calls, known, all);
  expect(sent.slice(0, 2)).toEqual([
    ['itself', 'first'],
    ['itself', 'theirs'],
  ]);
  expect(outcome).toMatchObject({ failures: [], stored: { values: all } });
});
