import { join, resolve } from 'node:path';
import { Disk } from 'flydrive';
import pg from 'pg';
import { startEmbedded } from '../../../db/embedded/supervisor.ts';
import type { Config } from '../../config.ts';
import { runningEmbedded } from '../../process/command.ts';
import { openDataDir } from '../../process/data-dir.ts';
import { FolderDriver } from '../../storage/folder-driver.ts';
import { openStorage } from '../../storage/open-storage.ts';
import type { FileStorage } from '../../storage/storage.ts';

/** All that a market keeps. */
export interface Instance {
  pool: pg.Pool;
  storage: FileStorage;
  releases: Releases;
  /** The file with the secrets that sign sessions. */
  secrets: string;
  stop(): Promise<void>;
}

export interface Releases {
  disk: Disk;
  prefix: string;
}

/** Opens the database, as it is, the files and the release store of the settings. */
export async function openInstance(settings: Config): Promise<Instance> {
  const config = { ...settings, dataDir: resolve(settings.dataDir) };
  const { pool, stop } = await openUnchanged(config);
  return { pool, ...(await openStores(config)), stop };
}

/** What lies beside the database: in the data folder, or in the buckets of the settings. */
export const openStores = async (config: Config) => ({
  storage: await openStorage(config),
  releases: await openReleases(config),
  secrets: join(config.dataDir, 'secrets.json'),
});

/** Opens the database of DATABASE_URL, or the embedded one, which it starts if none runs. Nothing is migrated. */
async function openUnchanged({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>) {
  const embedded = databaseUrl ? null : await runningEmbedded(dataDir);
  // The folder of a running one stays as it is: its user has been let through.
  if (!embedded) openDataDir(dataDir);
  const running = databaseUrl ? { connectionString: databaseUrl } : embedded;
  const started = running ? null : await startEmbedded(dataDir);
  const connection = running ?? started?.address;
  // Its connection idles while files are copied.
  const pool = new pg.Pool({ ...connection, keepAlive: true, application_name: 'handover backup' });
  pool.on('error', () => undefined);
  return {
    pool,
    stop: async () => {
      await pool.end();
      await started?.stop();
    },
  };
}

async function openReleases({ releasesS3, dataDir }: Config): Promise<Releases> {
  if (!releasesS3) return { disk: new Disk(new FolderDriver(join(dataDir, 'releases'))), prefix: '' };
  const { BucketDriver } = await import('../../storage/bucket-driver.ts');
  return {
    disk: new Disk(new BucketDriver(releasesS3, join(dataDir, 'uploads'))),
    prefix: releasesS3.prefix,
  };
}

/** A database for a moment, in a folder of its own. */
export const openTemporary = (dataDir: string) => openUnchanged({ databaseUrl: undefined, dataDir });
