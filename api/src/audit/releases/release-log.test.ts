import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { paths } from '@handover/shared/contract';
import type { ReleaseEntry } from '@handover/shared/contract/schemas';
import { s3Server } from '@handover/shared/testing/s3-server';
import { signedIn } from '../../../testing/people/actor.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { BucketDriver } from '../../storage/bucket-driver.ts';
import { readChain } from '../audit.sql.ts';
import { verifyChain } from '../chain.rules.ts';

const s3 = await s3Server();
after(() => s3.stop());
// The bucket of the releases has the credentials of AWS tools.
process.env.AWS_ACCESS_KEY_ID = s3.settings.credentials.accessKeyId;
process.env.AWS_SECRET_ACCESS_KEY = s3.settings.credentials.secretAccessKey;

const entryOf = (number: number, more: Partial<ReleaseEntry> = {}): ReleaseEntry => ({
  number,
  at: `2026-11-20T09:0${number}:00.000Z`,
  by: 'claire',
  machine: 'build-1',
  action: 'release',
  set: `set-${number}`,
  before: number === 1 ? null : `set-${number - 1}`,
  changes: [{ name: 'mfe-deals', from: '1.0.0-a', to: '1.0.0-b' }],
  note: 'the list was empty',
  ...more,
});
type Write = (key: string, text: string) => Promise<void> | void;
const pointerTo = (entry: ReleaseEntry) => JSON.stringify({ set: entry.set, entry });
/** Writes an entry like the release tool. */
async function release(write: Write, entry: ReleaseEntry, { killed = false } = {}) {
  await write('current.json', pointerTo(entry));
  const key = `history/${String(entry.number).padStart(6, '0')}.json`;
  if (!killed) await write(key, JSON.stringify(entry, null, 2));
}

const onFolder = await buildTestApp();
const bucket = new BucketDriver(s3.settings, join(onFolder.config.dataDir, 'uploads'));
const releasesS3 = { ...s3.settings, prefix: 'of/handover' };
const onBucket = await buildTestApp({ releasesS3 });
const places: [string, typeof onFolder, Write][] = [
  [
    'a folder',
    onFolder,
    (key, text) => {
      const file = join(onFolder.config.dataDir, 'releases', key);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    },
  ],
  ['a bucket', onBucket, (key, text) => bucket.put(`${releasesS3.prefix}/${key}`, text)],
];

for (const [place, app, write] of places)
  test(`releases of ${place} are taken over once, in order, with who and what, and stay as they were`, async () => {
    const staff = await signedIn(app, { isStaff: true });
    const importReleases = () => app.jobs.get('release-log')?.work();
    const read = async () => {
      const { body } = await staff.get(`${paths.auditEvents}?page_size=100`);
      return body.results.filter((event: { release: unknown }) => event.release).toReversed();
    };
    const kinds = async () =>
      (await read()).map(({ kind, release: { number } }: { kind: string; release: { number: number } }) => [
        kind,
        number,
      ]);

    await importReleases();
    assert.deepEqual(await kinds(), []);

    const first = [{ name: 'host', from: null, to: '1.0.0-h' }];
    await release(write, entryOf(1, { action: 'start', changes: first }));
    await release(write, entryOf(2));
    await importReleases();
    await importReleases();
    const [one, two] = await read();
    const { number, set, at, by, changes } = entryOf(2);
    assert.deepEqual(two.release, { number, set, at, by, changes });
    assert.deepEqual([two.kind, two.actor, two.person], ['released', null, null]);
    assert.deepEqual(one.release.changes, first);

    // The tool was killed before it wrote the file of the history.
    const back = entryOf(3, { action: 'rollback', by: 'omar' });
    await release(write, back, { killed: true });
    await importReleases();
    await release(write, back);
    await release(write, entryOf(4, { action: 'canary', share: 5 }));
    await release(write, entryOf(5, { action: 'stop' }));
    await Promise.all([importReleases(), importReleases()]);
    const whole = [
      ['released', 1],
      ['released', 2],
      ['rolled_back', 3],
      ['released', 4],
      ['rolled_back', 5],
    ];
    assert.deepEqual(await kinds(), whole);

    // Somebody changes the history: both stand in the log.
    await write('history/000002.json', JSON.stringify(entryOf(2, { by: 'somebody else' })));
    await release(write, entryOf(6));
    await importReleases();
    assert.deepEqual(await kinds(), [...whole, ['released', 2], ['released', 6]]);
    assert.equal((await verifyChain(readChain(app.db))).broken, null);
  });

test('an entry that can not be read does not keep others out', async () => {
  const app = await buildTestApp();
  const staff = await signedIn(app, { isStaff: true });
  const folder = join(app.config.dataDir, 'releases', 'history');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '000001.json'), '{"number":1}');
  writeFileSync(join(folder, '000003.json'), '{');
  writeFileSync(join(folder, '..', 'current.json'), pointerTo(entryOf(2)));
  await app.jobs.get('release-log')?.work();
  const { body } = await staff.get(`${paths.auditEvents}?kind=released`);
  assert.deepEqual(
    body.results.map(({ release: { number } }: { release: { number: number } }) => number),
    [2],
  );
});
