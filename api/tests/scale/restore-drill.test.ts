import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { inSuite } from '@handover/shared/testing/suite';
import { readConfig } from '../../src/config.ts';
import { openStores } from '../../src/operate/backup/open-instance.ts';
import { openPlace, type Place } from '../../src/operate/backup/place.ts';
import { restoreBackup } from '../../src/operate/backup/restore-backup.ts';
import { writeBackup } from '../../src/operate/backup/write-backup.ts';
import { loadSecrets, newSecrets } from '../../src/process/secrets.ts';
import { fingerprint } from '../../testing/authorization/fingerprint.ts';
import { buildMarket } from '../../testing/authorization/market/build-market.ts';
import { openForRollback } from '../../testing/authorization/rollback-pool.ts';
import { MATRIX } from '../../testing/authorization/rows/index.ts';
import { runRow } from '../../testing/authorization/run-cell.ts';
import { createTestDatabase } from '../../testing/database/test-database.ts';
import { buildTestApp } from '../../testing/servers/build-test-app.ts';
import { TEST_SETTINGS } from '../../testing/servers/test-settings.ts';

/** The long suite only; `src/operate/backup/backup.test.ts` shows the parts. */
const skip = inSuite<string | boolean>({ test: 'it runs the whole matrix', long: false });

const stop = async () => undefined;

/** Builds the market of the matrix and writes a backup of it; then its database and data folder are lost. */
async function lostMarket(place: Place) {
  const { drop, ...database } = await createTestDatabase();
  const secrets = newSecrets();
  const app = await buildTestApp({}, { database: { ...database, drop: stop }, secrets });
  const market = await buildMarket(app);
  await app.background.settled();
  const before = await fingerprint(app.db);
  const { dataDir } = app.config;
  mkdirSync(join(dataDir, 'releases'), { recursive: true });
  writeFileSync(join(dataDir, 'releases/current.json'), '{"set":1}');
  writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify(secrets));
  await writeBackup({ pool: database.pool, ...(await openStores(app.config)), stop }, place, {});
  await app.close();
  await drop();
  rmSync(dataDir, { recursive: true });
  return { market, before };
}

/** Restores the backup into an empty database and data folder, and starts an application on them whose calls are rolled back. */
async function restoredApp(place: Place, dataDir: string) {
  mkdirSync(dataDir);
  const empty = await createTestDatabase('template0');
  const config = { ...readConfig(TEST_SETTINGS), dataDir };
  await restoreBackup({ pool: empty.pool, ...(await openStores(config)), stop }, place, {});
  const one = await openForRollback(String(empty.connection.connectionString));
  const drop = async () => {
    await one.pool.end();
    await empty.drop();
  };
  const app = await buildTestApp({ dataDir }, { database: { ...one, drop }, secrets: loadSecrets(dataDir) });
  app.storage.remove = async () => undefined;
  return { app, pool: one.pool };
}

test('all is lost and restored: sessions go on, and every cell of the matrix is as before', {
  skip,
}, async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'handover-drill-'));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  const place = await openPlace(join(folder, 'backup'), {});
  const { market, before } = await lostMarket(place);
  const { app, pool } = await restoredApp(place, join(folder, 'restored'));
  assert.equal(await fingerprint(app.db), before);

  const differing: string[] = [];
  for (const row of Object.values(MATRIX).flat())
    differing.push(...(await runRow({ app, pool, market, before }, row)));
  assert.ok(differing.length === 0, `${differing.length} differ:\n${differing.join('\n')}`);
});
