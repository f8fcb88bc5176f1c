import { appendFileSync, chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBinaries } from '../../db/embedded/binaries.ts';
import { ensureCluster } from '../../db/embedded/cluster.ts';
import { ensureReadableHome } from '../../db/embedded/ensure-readable.ts';
import { chownToServer } from '../../db/embedded/server-user.ts';
import { startEmbedded } from '../../db/embedded/supervisor.ts';
import { migrate } from '../../db/migrate.ts';
import { seed } from '../../seed/seed.ts';
import { openTestPool } from './test-database.ts';

/** A test loses nothing by a power failure; a replica that was stopped finds all that was written meanwhile. */
const SETTINGS = 'fsync = off\nfull_page_writes = off\nwal_keep_size = 512MB\n';

/**
 * Two PostgreSQL, of which the second follows the first by streaming replication, migrated and with the reference data. They
 * start from the same new cluster, so no backup is taken.
 */
export async function startReplication() {
  const folder = mkdtempSync(join(tmpdir(), 'handover-replication-'));
  chmodSync(folder, 0o711);
  const dirOf = (name: string) => {
    const dir = join(folder, name);
    mkdirSync(dir, { mode: 0o711 });
    return { dir, home: ensureReadableHome(dir, () => undefined) };
  };
  const [first, second] = [dirOf('primary'), dirOf('replica')];
  const settings = (home: string) => join(home, 'cluster/postgresql.auto.conf');
  ensureCluster(await findBinaries(), first.home);
  appendFileSync(settings(first.home), SETTINGS);
  cpSync(first.home, second.home, { recursive: true });
  const primary = await startEmbedded(first.dir);
  writeFileSync(join(second.home, 'cluster/standby.signal'), '');
  appendFileSync(
    settings(second.home),
    `primary_conninfo = 'host=${primary.address.host} port=5432 user=postgres'\nhot_standby_feedback = on\n`,
  );
  chmodSync(join(second.home, 'cluster'), 0o700);
  chownToServer(second.home);
  let replica = await startEmbedded(second.dir);

  const database = openTestPool(primary.address);
  await migrate(database.pool);
  await seed(database.db, { kind: 'none' });
  return {
    database,
    primary,
    /** The one that runs. */
    replica: () => replica,
    /** Starts the replica again after `replica.stop()`. */
    async restartReplica() {
      replica = await startEmbedded(second.dir);
    },
    urlOf: ({ address }: { address: { host: string } }) =>
      `postgresql://postgres@localhost/postgres?host=${address.host}`,
    async stop() {
      await database.pool.end();
      await replica.stop();
      await primary.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
