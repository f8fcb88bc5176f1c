import { HttpError } from '../../../kernel/http/index.ts';
import { DescribedError } from './described-error.ts';
import type { RecordCalls } from './record-calls.ts';
import { saveRecord } from './save-record.ts';
import { saveReport } from './save-report.ts';

interface Values {
  id: number | null;
  name: string;
  offices: string[];
  files: string[];
}
type Part = 'itself' | 'offices' | 'documents';
const stored = { values: { id: 7, name: 'Vercors', offices: [], files: [] } as Values, updatedAt: 'first' };
const CHANGES: Record<Part, Partial<Values>> = {
  itself: { name: 'Vercors SAS' },
  offices: { offices: ['Lyon'] },
  documents: { files: ['2024.pdf'] },
};

const refused = new HttpError({ kind: 'response', status: 400, body: { detail: 'refused' } });
const lost = new HttpError({ kind: 'network' });
const ended = new HttpError({ kind: 'aborted' });
const notAll = new DescribedError('2024.pdf not stored', { isHalfDone: true });
const none = new DescribedError('2024.pdf not stored');

const t = (key: string, values?: object) => (values ? `${key} ${Object.values(values).join()}` : `${key} `);
const errorText = (error: unknown) => (error === ended ? '' : error === refused ? 'refused' : 'network');

/** The message after a save of the given parts of which some fail. */
async function said(changed: Part[], failures: Partial<Record<Part, unknown>>, more: Setting) {
  const { isOnline = true, isSubmission = false, isNew = false } = more;
  const answer = async (part: Part) => {
    if (failures[part]) throw failures[part];
    return { id: 7, updated_at: 'now' };
  };
  const calls: RecordCalls<Values, { id: number; updated_at: string }> = {
    save: () => answer('itself'),
    related: [
      { name: 'offices', fields: ['offices'], save: () => answer('offices') },
      { name: 'documents', fields: ['files'], save: () => answer('documents') },
    ],
    isSubmission,
    reload: async () => stored,
    settle: () => undefined,
  };
  const before = isNew ? { ...stored, values: { ...stored.values, id: null } } : stored;
  const after = Object.assign({ ...before.values }, ...changed.map((part) => CHANGES[part]));
  const report = saveReport(await saveRecord(calls, before, after), { t, errorText, isOnline });
  return report ? [report.type, ...report.message.split('\n').map((line) => line.trim())] : null;
}
interface Setting {
  isOnline?: boolean;
  isSubmission?: boolean;
  isNew?: boolean;
}
const OFFLINE = { isOnline: false };
const SUBMISSION = { isSubmission: true };
const ALL: Part[] = ['itself', 'offices', 'documents'];
const OFFICES = 'prefix.offices refused';

/** Null: nothing was stored, and the form shows the failure itself. */
test.each<[string, Part[], Partial<Record<Part, unknown>>, Setting, string[] | null]>([
  ['the record is refused', ALL, { itself: refused }, {}, null],
  ['a new one is refused', ALL, { itself: refused }, { isNew: true }, null],
  ['one related call, alone', ['offices'], { offices: refused }, {}, ['server', OFFICES]],
  [
    'all related calls, alone',
    ['offices', 'documents'],
    { offices: refused, documents: none },
    {},
    ['server', OFFICES, 'prefix.documents 2024.pdf not stored'],
  ],
  [
    'some of the files, alone',
    ['documents'],
    { documents: notAll },
    {},
    ['partly', 'prefix.documents 2024.pdf not stored'],
  ],
  [
    'related data of a new one',
    ['itself', 'offices'],
    { offices: refused },
    { isNew: true },
    ['partly', OFFICES, 'saving.stored saving.part.itself'],
  ],
  [
    'one of two related calls',
    ['offices', 'documents'],
    { offices: refused },
    {},
    ['partly', OFFICES, 'saving.stored saving.part.documents'],
  ],
  [
    'one of all',
    ALL,
    { offices: refused },
    {},
    ['partly', OFFICES, 'saving.stored saving.part.itself , saving.part.documents'],
  ],
  [
    'a submission is refused after its related data was stored',
    ALL,
    { itself: refused },
    SUBMISSION,
    ['partly', 'prefix.itself refused', 'saving.stored saving.part.offices , saving.part.documents'],
  ],
  ['a submission without related data is refused', ['itself'], { itself: refused }, SUBMISSION, null],
  [
    'related data of a submission',
    ALL,
    { offices: refused },
    SUBMISSION,
    ['partly', OFFICES, 'saving.unsent', 'saving.stored saving.part.documents'],
  ],
  [
    'all related data of a submission',
    ['offices'],
    { offices: refused },
    SUBMISSION,
    ['server', OFFICES, 'saving.unsent'],
  ],
  ['offline from the beginning', ALL, { itself: lost }, OFFLINE, null],
  ['offline from the beginning, related data alone', ['offices'], { offices: lost }, OFFLINE, null],
  [
    'offline after the record was stored',
    ALL,
    { offices: lost, documents: none },
    OFFLINE,
    [
      'partly',
      'prefix.offices failure.offline',
      'prefix.documents 2024.pdf not stored',
      'saving.stored saving.part.itself',
    ],
  ],
  [
    'offline before a submission',
    ALL,
    { itself: lost },
    { ...OFFLINE, ...SUBMISSION },
    ['partly', 'prefix.itself failure.offline', 'saving.stored saving.part.offices , saving.part.documents'],
  ],
  [
    'related data of a submission, offline, alone',
    ['offices'],
    { offices: lost },
    { ...OFFLINE, ...SUBMISSION },
    null,
  ],
  [
    'the server is down, the line is up',
    ['itself', 'offices'],
    { offices: lost },
    {},
    ['partly', 'prefix.offices network', 'saving.stored saving.part.itself'],
  ],
  ['the session ended between', ['itself', 'offices'], { offices: ended }, {}, null],
  ['the session ended at the first', ['offices'], { offices: ended }, {}, null],
])('what is said is what was stored: %s', async (_, changed, failures, more, expected) => {
  expect(await said(changed, failures, more)).toEqual(expected);
});
