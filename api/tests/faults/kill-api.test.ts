import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { test } from 'node:test';
// biome-ignore lint/plugin: the kill must come at a random moment
import { setTimeout as pause } from 'node:timers/promises';
import { inSuite } from '@handover/shared/testing/suite';
import { openStorage } from '../../src/storage/open-storage.ts';
import { sweepStorage } from '../../src/storage/removing/sweep.ts';
import { serverProcesses } from '../../testing/servers/server-process.ts';
import { until } from '../../testing/until.ts';
import { checkIntegrity, storedAndReferenced } from './testing/check-integrity.ts';
import { startWriters } from './testing/writers.ts';

/**
 * How often each of two servers on one database and folder is killed at least; more, until every kind of write was
 * interrupted.
 */
const KILLS_EACH = inSuite({ test: 2, long: 25 });
const MOST_KILLS_EACH = 4 * KILLS_EACH;
const OF_EACH_KIND = inSuite({ test: 2, long: 5 });
/** The pauses between kills. Longer ones allow for more writes. */
const BETWEEN_KILLS = inSuite<[number, number]>({ test: [10, 40], long: [3, 15] });
const CHECKED_EVERY = inSuite({ test: 2, long: 5 });
const NIGHT_MS = 25 * 3_600_000;

const { start, database, dataDir } = await serverProcesses();
const { pool, db } = database;

test(`killed at least ${2 * KILLS_EACH} times under writes: no acknowledged write is lost, no file is incomplete, no row is without its file`, {
  timeout: 900_000,
}, async () => {
  const first = await start();
  const market = await startWriters(`http://127.0.0.1:${first.port}`, pool);
  await first.stop();

  const counts = () => Object.values(market.ledger).map((list) => list.length);
  const enoughOfEachKind = () => counts().every((count) => count >= OF_EACH_KIND);
  const underWrites = async () => {
    let inFlight = 0;
    for (let kill = 1; kill <= KILLS_EACH || (kill <= MOST_KILLS_EACH && !enoughOfEachKind()); kill += 1) {
      const { port, child } = await start();
      const brokenBefore = market.broken.length;
      const before = counts();
      let over = false;
      const writing = market.write(
        async () => `http://127.0.0.1:${port}`,
        () => over,
      );
      const enough = market.acknowledged() + randomInt(...BETWEEN_KILLS);
      await until('it has said yes to something', () => market.acknowledged() >= enough);
      // The slowest write, an upload, is never acknowledged by a server that is killed soon after its start.
      if (kill % CHECKED_EVERY === 0)
        await until('it has said yes to each kind', () =>
          counts().every((count, i) => count > (before[i] ?? 0)),
        );
      await pause(randomInt(1, 20));
      over = true;
      child.kill('SIGKILL');
      await once(child, 'exit');
      await writing;
      inFlight += Number(market.broken.length > brokenBefore);
      if (kill % CHECKED_EVERY === 0) await checkIntegrity(pool, dataDir, market.ledger);
    }
    return inFlight;
  };
  const inFlight = await Promise.all([underWrites(), underWrites()]);

  // Without kills during calls nothing was tested.
  for (const kills of inFlight) assert.ok(kills > KILLS_EACH / 5, `${kills} kills hit a call`);
  for (const [kind, list] of Object.entries(market.ledger))
    assert.ok(list.length >= OF_EACH_KIND, `${kind}: ${list.length}`);
  assert.deepEqual(market.refusedForGood(), []);

  const last = await start();
  await checkIntegrity(pool, dataDir, market.ledger);
  const owner = market.seller.at(`http://127.0.0.1:${last.port}`);
  for (const { id } of market.ledger.files.slice(-20))
    assert.equal((await owner.get(`/api/files/${id}/`)).status, 200);
  await last.stop();
});

test('the sweep removes exactly the files that the kills left unreferenced', async () => {
  const before = await storedAndReferenced(pool, dataDir);
  const orphans = before.stored.filter((key) => !before.named.includes(key));
  assert.deepEqual(
    before.named.filter((key) => !before.stored.includes(key)),
    [],
  );
  const storage = await openStorage({ s3: null, dataDir });
  assert.equal(await sweepStorage(db, storage, new Date(Date.now() + NIGHT_MS)), orphans.length);
  const { stored, named } = await storedAndReferenced(pool, dataDir);
  assert.deepEqual(stored, named);
});
