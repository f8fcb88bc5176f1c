import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { before, test } from 'node:test';
import { paths } from '@handover/shared/contract';
import { eq, isNotNull } from 'drizzle-orm';
import { type Columns, ERASED, REGISTER, SECTIONS } from '../../db/register/index.ts';
import { files, ownAgreements, users } from '../../db/schema/index.ts';
import { PASSWORD } from '../../testing/people/user.builder.ts';
import { liveAccount, type Person } from '../../testing/privacy/live-account.ts';
import { liveBusiness } from '../../testing/privacy/live-business.ts';
import { liveAmongOthers, liveAsBuyer, liveAsSeller } from '../../testing/privacy/live-deals.ts';
import { done, tells } from '../../testing/privacy/marks.ts';
import { contents, marked, references } from '../../testing/privacy/search.ts';
import { buildTestApp } from '../../testing/servers/build-test-app.ts';

let log = '';
const logTo = new Writable({
  write(chunk, _encoding, next) {
    log += chunk;
    next();
  },
});
const app = await buildTestApp({ logLevel: 'info' }, { logTo });

/** The columns of the register by `table.column`. */
const columns = new Map<string, Columns>(
  Object.entries(REGISTER).flatMap(([table, entry]) =>
    entry.columns.flatMap((column) =>
      column.names.split(' ').map((name): [string, Columns] => [`${table}.${name}`, column]),
    ),
  ),
);
const columnsWhere = (fits: (column: Columns) => boolean) =>
  [...columns].flatMap(([name, column]) => (fits(column) ? [name] : [])).toSorted();
const works = async (...names: string[]) => {
  for (const name of names) await app.jobs.get(name)?.work();
  await app.background.settled();
};

let person: Person;
let exported: Record<string, unknown>;
let earlier: Map<string, string[]>;
let earlierReferences: Map<string, number>;

before(async () => {
  person = await liveAccount(app);
  const business = await liveBusiness(person);
  await liveAsSeller(person, business);
  await liveAsBuyer(person);
  await liveAmongOthers(person, business);
  await works('documents-read', 'documents-announce', 'changes-announce', 'notification-mails');
  exported = await done(person.get(paths.exportAccount));
  earlier = await marked(app);
  earlierReferences = await references(app, person.id);
  await done(person.call('DELETE', paths.user(person.id), { password: PASSWORD }));
  await works('search-words');
});

test('what people write is where the register says that they do', () => {
  assert.deepEqual(
    [...earlier.keys()].toSorted(),
    columnsWhere(({ words }) => words === true),
  );
});

test('the export has the sections of the register, and in each of them the words that it says', () => {
  assert.deepEqual(Object.keys(exported).toSorted(), ['exported_at', ...SECTIONS].toSorted());
  const missing = [...earlier].flatMap(([name, values]) => {
    const column = columns.get(name);
    const section = exported[column?.export ?? ''];
    if (section === undefined) return [];
    // What both sides have may be the row of the other one.
    const text = JSON.stringify(column?.about === 'sides' ? exported : section).toLowerCase();
    const left = values.filter((value) => !text.includes(JSON.stringify(value).slice(1, -1).toLowerCase()));
    return left.map((value) => `${name}: ${value}`);
  });
  assert.deepEqual(missing, []);
});

test('after the account is closed, the words are found where the register says that they stay, and nowhere else', async () => {
  const left = await marked(app);
  const stays = columnsWhere((column) => column.words === true && ERASED[column.erased].stays);
  assert.deepEqual([...left.keys()].toSorted(), stays);
});

test('no row of the account is left in a column of which the register says that the row goes', async () => {
  const left = await references(app, person.id);
  for (const [name, count] of left) {
    const erased = columns.get(name)?.erased;
    if (erased === 'row') assert.equal(count, 0, name);
    else if (earlierReferences.get(name)) assert.ok(count > 0, name);
  }
  assert.ok([...earlierReferences.values()].filter((count) => count > 0).length > 30);
});

test('of the stored files only those stay that a deal or an agreement has', async () => {
  const rows = await app.db.select().from(files).where(eq(files.uploadedBy, person.id));
  const signed = await app.db.select().from(ownAgreements).where(isNotNull(ownAgreements.storageKey));
  const kept = [...rows, ...signed].map(({ storageKey }) => storageKey);
  const left = [...contents(app, 'files')].filter(([, text]) => tells(text));
  assert.ok(left.length > 3);
  assert.deepEqual(
    left.map(([name]) => name).filter((name) => !kept.some((key) => key?.endsWith(name))),
    [],
  );
  for (const { kind } of rows) assert.notEqual(kind, 'buyer_proof');
  const [row] = await app.db.select().from(users).where(eq(users.id, person.id));
  assert.equal(row?.imageKey, null);
});

test('mails are left in the outbox alone, and the log has never had any of it', () => {
  assert.ok([...contents(app, 'outbox').values()].some(tells));
  assert.ok(log.split('\n').length > 100);
  assert.deepEqual(log.split('\n').filter(tells), []);
});
