import assert from 'node:assert/strict';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { s3Server } from '@handover/shared/testing/s3-server';
import { sql } from 'drizzle-orm';
import { files } from '../../../db/schema/index.ts';
import { countWaiting } from '../../../testing/database/lock-waits.ts';
import { png } from '../../../testing/documents/sample-files.ts';
import { signedIn } from '../../../testing/people/actor.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { until } from '../../../testing/until.ts';
import { sweepStorage } from './sweep.ts';

const server = await s3Server();
after(() => server.stop());
const onFolder = await buildTestApp();
const onBucket = await buildTestApp({ s3: server.settings });

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);
const bytes = Buffer.from('bytes');
const row = (storageKey: string) => ({
  kind: 'documents' as const,
  name: 'a.pdf',
  extension: 'pdf',
  mediaType: 'application/pdf',
  size: bytes.length,
  sha256: '',
  storageKey,
});

for (const [place, app] of [
  ['folder', onFolder],
  ['bucket', onBucket],
] as const) {
  const keys = async () => {
    const list: string[] = [];
    for await (const { storageKey } of app.storage.list()) list.push(storageKey);
    return list.sort();
  };

  test(`${place}: unreferenced files are removed after a day, also by two sweeps at once; referenced ones are kept`, async () => {
    const person = await signedIn(app);
    const profile = await person.form('PATCH', `/api/users/${person.user.id}/`, [
      ['image', [await png(), 'me.png']],
    ]);
    assert.equal(profile.status, 200, JSON.stringify(profile.body));
    const [portrait] = await keys();
    for (const key of ['aa/shown.pdf', 'aa/hidden.pdf', 'bb/orphan.pdf', 'cc/orphan.pdf'])
      await app.storage.put(key, bytes);
    await app.db
      .insert(files)
      .values([row('aa/shown.pdf'), { ...row('aa/hidden.pdf'), hiddenAt: new Date() }]);

    assert.equal(await sweepStorage(app.db, app.storage, inHours(23)), 0);
    assert.equal((await keys()).length, 5);
    const sweep = () => sweepStorage(app.db, app.storage, inHours(25));
    const [first, second] = await Promise.all([sweep(), sweep()]);
    assert.ok(first + second >= 2);
    assert.deepEqual(await keys(), ['aa/hidden.pdf', 'aa/shown.pdf', portrait].sort());
    assert.equal(await sweep(), 0);
  });

  test(`${place}: a file is kept while a transaction copies its row`, async () => {
    await app.storage.put('dd/copied.pdf', bytes);
    const swept = await app.db.transaction(async (tx) => {
      await tx.insert(files).values(row('dd/copied.pdf'));
      let isThrough = false;
      const sweep = sweepStorage(app.db, app.storage, inHours(25)).finally(() => {
        isThrough = true;
      });
      await until('the sweep waits for the row', async () => isThrough || (await countWaiting(app.db)) > 0);
      return { sweep };
    });
    assert.equal(await swept.sweep, 0);
    assert.ok((await keys()).includes('dd/copied.pdf'));
  });

  test(`${place}: a picture with a missing file is 404 with a message`, async () => {
    const person = await signedIn(app);
    const { body } = await person.form('PATCH', `/api/users/${person.user.id}/`, [
      ['image', [await png(), 'me.png']],
    ]);
    assert.equal((await person.get(body.image)).status, 200);
    for (const key of await keys()) if (body.image.endsWith(key.slice(3))) await app.storage.remove(key);
    const gone = await person.get(body.image);
    assert.equal(gone.status, 404);
    assert.deepEqual(gone.body, {
      detail: 'This file cannot be found any more.',
      code: 'file.lost',
    });
  });
}

test('the nightly job goes by the age on disk, and removes partial files too', async () => {
  const app = onFolder;
  await app.storage.put('ee/old-half.pdf', bytes);
  await app.storage.put('ee/young.pdf', bytes);
  const yesterday = inHours(-25);
  await utimes(join(app.config.dataDir, 'files/ee/old-half.pdf'), yesterday, yesterday);
  await app.jobs.get('storage-sweep')?.work();
  await assert.rejects(app.storage.read('ee/old-half.pdf'));
  (await app.storage.read('ee/young.pdf')).destroy();
});

test('in a database of a newer version nothing is removed, since its other tables may name files', async () => {
  const app = onFolder;
  await app.storage.put('ff/unknown.pdf', bytes);
  const later = sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`;
  await app.db.execute(later);
  assert.equal(await sweepStorage(app.db, app.storage, inHours(25)), 0);
  await app.db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'later'`);
  assert.ok((await sweepStorage(app.db, app.storage, inHours(25))) > 0);
});
