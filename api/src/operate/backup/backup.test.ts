import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { s3Server } from '@handover/shared/testing/s3-server';
import { Disk } from 'flydrive';
import { createTestDatabase } from '../../../testing/database/test-database.ts';
import { png } from '../../../testing/documents/sample-files.ts';
import { signedIn } from '../../../testing/people/actor.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { TEST_SETTINGS } from '../../../testing/servers/test-settings.ts';
import { readConfig } from '../../config.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { FolderDriver } from '../../storage/folder-driver.ts';
import { BACKUP_LOCK } from '../../storage/removing/backup-lock.ts';
import { removeUnreferenced } from '../../storage/removing/sweep.ts';
import { keysOf } from './keys-of.ts';
import { loadDatabase } from './load-database.ts';
import { openStores } from './open-instance.ts';
import { readIdentity, writeIdentity } from './options.ts';
import { openBackup, openPlace, refuseInside } from './place.ts';
import { readManifest } from './read-manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { findDamage, verifyBackup } from './verify-backup.ts';
import { writeBackup } from './write-backup.ts';

const database = await createTestDatabase();
const app = await buildTestApp({}, { database });
const person = await signedIn(app);
await person.form('PATCH', `/api/users/${person.user.id}/`, [['image', [await png(), 'me.png']]]);
const { dataDir } = app.config;
mkdirSync(join(dataDir, 'releases/sets'), { recursive: true });
writeFileSync(join(dataDir, 'releases/current.json'), '{"set":1}');
writeFileSync(join(dataDir, 'releases/sets/1.json'), '{}');
// A compressed copy beside it, as builds have them.
writeFileSync(join(dataDir, 'releases/sets/1.json.gz'), 'compressed');
writeFileSync(join(dataDir, 'secrets.json'), '{"access":"a","refresh":"b"}');
const instance = { pool: database.pool, ...(await openStores(app.config)), stop: async () => undefined };

const folderOf = (context: TestContext) => {
  const folder = mkdtempSync(join(tmpdir(), 'handover-backup-'));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
async function emptyInstance(context: TestContext) {
  const { pool, drop } = await createTestDatabase('template0');
  context.after(drop);
  const config = { ...readConfig(TEST_SETTINGS), dataDir: folderOf(context) };
  return { pool, ...(await openStores(config)), stop: async () => undefined };
}

test('an empty instance gets everything back: rows, ids to come, files, releases and secrets', async (context) => {
  const folder = folderOf(context);
  const place = await openPlace(join(folder, 'one'), {});
  await writeBackup(instance, place, {});
  assert.deepEqual((await verifyBackup(place, {})).faults, []);

  const restored = await emptyInstance(context);
  await restoreBackup(restored, place, {});
  const idFunction = "select pg_get_functiondef('unguessable_id'::regproc) as text";
  for (const query of ['select * from users', 'select * from audit_events order by id', idFunction])
    assert.deepEqual((await restored.pool.query(query)).rows, (await database.pool.query(query)).rows, query);
  const again = await openPlace(join(folder, 'two'), {});
  const [first, second] = [await readManifest(place, {}), await writeBackup(restored, again, {})];
  assert.deepEqual({ ...second, made_at: '' }, { ...first, made_at: '' });
  await assert.rejects(
    restored.pool.query('delete from audit_events'),
    'the rules of the tables are in force again',
  );
});

test('a backup is for the holder of the identity alone', async (context) => {
  const folder = folderOf(context);
  const file = join(folder, 'key.txt');
  const recipient = await writeIdentity(file);
  const place = await openPlace(join(folder, 'backup'), {});
  await writeBackup(instance, place, { recipient });
  const [table] = readdirSync(join(folder, 'backup/tables'));
  assert.match(
    readFileSync(join(folder, 'backup/tables', String(table)), 'latin1'),
    /^age-encryption\.org\/v1/,
  );
  await assert.rejects(readManifest(place, {}), /needs --identity/);
  await writeIdentity(join(folder, 'other.txt'));
  await assert.rejects(
    readManifest(place, { identity: readIdentity(join(folder, 'other.txt')) }),
    /that this identity opens/,
  );
  const keys = { identity: readIdentity(file) };
  assert.deepEqual(await findDamage(place, await readManifest(place, keys), keys), []);
});

test('a backup lies in a bucket, too', async (context) => {
  const server = await s3Server();
  context.after(() => server.stop());
  const { bucket, endpoint, region, credentials } = server.settings;
  process.env.AWS_ACCESS_KEY_ID = credentials.accessKeyId;
  process.env.AWS_SECRET_ACCESS_KEY = credentials.secretAccessKey;
  const place = await openBackup(`s3://${bucket}/backups/monday`, { endpoint, region });
  const manifest = await writeBackup(instance, place, {});
  assert.deepEqual(await findDamage(place, manifest, {}), []);
});

const change = (file: string) =>
  writeFileSync(
    file,
    readFileSync(file).map((byte) => byte ^ 1),
  );
const damages: [what: string, damage: (folder: string) => void, told: RegExp][] = [
  ['a table', (folder) => change(join(folder, 'tables/users.gz')), /^tables\/users: incorrect header check/],
  ['a lost table', (folder) => rmSync(join(folder, 'tables/users.gz')), /^tables\/users: Cannot read/],
  [
    'a file of a person',
    (folder) => change(firstFile(folder)),
    /^files\/.*\.webp: it is not what was written/,
  ],
  ['a lost file', (folder) => rmSync(firstFile(folder)), /^files\/.*: Cannot read/],
  ['a release', (folder) => change(join(folder, 'releases/sets/1.json')), /^releases\/sets/],
];
const firstFile = (folder: string) => {
  const [part = ''] = readdirSync(join(folder, 'files'));
  return join(folder, 'files', part, String(readdirSync(join(folder, 'files', part))[0]));
};

for (const [what, damage, told] of damages)
  test(`damage is found: ${what}`, async (context) => {
    const folder = folderOf(context);
    const place = await openPlace(folder, {});
    await writeBackup(instance, place, {});
    damage(folder);
    const { faults } = await verifyBackup(place, {});
    assert.equal(faults.length, 1);
    assert.match(String(faults[0]), told);
  });

test('what was ended before its end is no backup', async (context) => {
  const folder = folderOf(context);
  const place = await openPlace(folder, {});
  await writeBackup(instance, place, {});
  rmSync(join(folder, 'manifest.json.gz'));
  await assert.rejects(readManifest(place, {}), /no complete backup/);
});

test('an instance in use is not overwritten; a restore that was ended can be done again', async (context) => {
  const place = await openPlace(folderOf(context), {});
  await writeBackup(instance, place, {});
  await assert.rejects(restoreBackup(instance, place, {}), /has accounts/);

  const other = await emptyInstance(context);
  await other.releases.disk.put('sets/9.json', '{}');
  await assert.rejects(restoreBackup(other, place, {}), /has other releases/);
  await other.releases.disk.delete('sets/9.json');
  await other.releases.disk.put('sets/1.json', '{');
  await restoreBackup(other, place, {});
  assert.equal(await other.releases.disk.get('sets/1.json'), '{}');
});

test('a database of another version is not backed up, and no backup of one restored', async (context) => {
  const place = await openPlace(folderOf(context), {});
  const manifest = await writeBackup(instance, place, {});
  const newer = { ...manifest, migrations: [...manifest.migrations, 9_999_999_999_999] };
  const { pool } = await emptyInstance(context);
  await assert.rejects(loadDatabase(pool, place, newer, {}), /restore it with the version/);
  await database.pool.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('next', 9999999999999)",
  );
  context.after(() => database.pool.query("delete from drizzle.__drizzle_migrations where hash = 'next'"));
  await assert.rejects(writeBackup(instance, place, {}), /the schema of another version/);
});

test('the tables of another program are not touched', async (context) => {
  const place = await openPlace(folderOf(context), {});
  await writeBackup(instance, place, {});
  const other = await emptyInstance(context);
  await other.pool.query('create table invoices (id int)');
  await assert.rejects(restoreBackup(other, place, {}), /has other tables/);
  assert.equal((await other.pool.query('select from invoices')).rowCount, 0);
});

test('a storage that can’t be read fails the backup', async (context) => {
  const place = await openPlace(folderOf(context), {});
  const storage = Object.assign(Object.create(instance.storage), {
    read: () => Promise.reject(new DomainError('storage.unreadable')),
  });
  await assert.rejects(writeBackup({ ...instance, storage }, place, {}), DomainError);
  await assert.rejects(readManifest(place, {}), /no complete backup/);
});

test('of a bucket of releases, only those below the prefix are taken', async (context) => {
  const disk = new Disk(new FolderDriver(folderOf(context)));
  for (const key of ['market/current.json', 'market-staging/current.json']) await disk.put(key, '{}');
  assert.deepEqual(await keysOf(disk, 'market'), ['market/current.json']);
});

const config = {
  dataDir: '/data',
  s3: {
    bucket: 'files',
    region: 'eu',
    endpoint: undefined,
    credentials: { accessKeyId: '', secretAccessKey: '' },
  },
  releasesS3: { bucket: 'releases', region: 'eu', endpoint: undefined, prefix: 'market' },
};
const places: [address: string, isRefused: boolean][] = [
  ['/backups', false],
  ['/data/backups', false],
  ['/data/files/backups', true],
  ['/data/releases', true],
  ['s3://backups/market', false],
  ['s3://files/backups', true],
  ['s3://releases/market/backups', true],
  ['s3://releases/backups', false],
];
for (const [address, isRefused] of places)
  test(`${address} ${isRefused ? 'is the market’s own' : 'can have backups'}`, () => {
    const refuse = () => refuseInside(address, {}, config);
    if (isRefused) assert.throws(refuse);
    else refuse();
  });

test('while a backup runs, no file is removed and no other one begins', async (context) => {
  const client = await database.pool.connect();
  await client.query('select pg_advisory_lock($1)', [BACKUP_LOCK]);
  await app.storage.put('aa/free.pdf', Buffer.from('x'));
  try {
    assert.equal(await removeUnreferenced(app.db, app.storage, ['aa/free.pdf']), 0);
    await assert.rejects(writeBackup(instance, await openPlace(folderOf(context), {}), {}), /Another backup/);
  } finally {
    client.release(true);
  }
  assert.equal(await removeUnreferenced(app.db, app.storage, ['aa/free.pdf']), 1);
});

test('a file that was lost before is told, and does not stop the backup', async (context) => {
  const folder = folderOf(context);
  const place = await openPlace(folder, {});
  const { rows } = await database.pool.query('select image_key as key from users');
  await app.storage.remove(rows[0].key);
  const manifest = await writeBackup(instance, place, {});
  assert.deepEqual(manifest.lost, [rows[0].key]);
  assert.deepEqual(await findDamage(place, manifest, {}), []);
});
