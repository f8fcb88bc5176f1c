import { setMarketZone } from '@handover/shared/contract/hosting';
import { type OpenDatabase, openDatabase } from '../../db/connect.ts';
import { startEmbedded } from '../../db/embedded/supervisor.ts';
import { migrate } from '../../db/migrate.ts';
import { seed } from '../../seed/seed.ts';
import type { Config } from '../config.ts';
import { openStorage } from '../storage/open-storage.ts';

export interface BootedDatabase extends OpenDatabase {
  stop: () => Promise<void>;
}

/** Opens the embedded database, or the one of DATABASE_URL; migrates and seeds it. */
export async function bootDatabase(config: Config, log: (line: string) => void): Promise<BootedDatabase> {
  setMarketZone(config.timeZone);
  const embedded = config.databaseUrl ? null : await startEmbedded(config.dataDir, log);
  const connection = config.databaseUrl
    ? { connectionString: config.databaseUrl }
    : (embedded?.address ?? {});
  const database = openDatabase(connection, (error) => log(`database: ${error.message}`), {
    max: config.databasePool,
  });
  const stop = async () => {
    await database.pool.end();
    await embedded?.stop();
  };
  try {
    await checkServer(database);
    await migrate(database.pool);
    await seed(
      database.db,
      config.seed === 'demo' ? { kind: 'demo', storage: await openStorage(config) } : { kind: 'none' },
    );
    return { ...database, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function checkServer({ pool }: OpenDatabase): Promise<void> {
  const response = await pool.query('show server_version_num').catch((error: Error & { code?: string }) => {
    throw new Error(`The database of DATABASE_URL does not answer: ${error.code ?? error.message}`);
  });
  const version = Number(response.rows[0]?.server_version_num);
  if (version < 150_000)
    throw new Error(`PostgreSQL 15 or newer is needed; DATABASE_URL has ${Math.floor(version / 10_000)}`);
}
