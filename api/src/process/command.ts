import { join } from 'node:path';
import { type Database, openDatabase } from '../../db/connect.ts';
import { addressOf, canConnect } from '../../db/embedded/running-server.ts';
import { socketFolder } from '../../db/embedded/socket-folder.ts';
import { type Config, readConfig } from '../config.ts';
import { bootDatabase } from './boot-database.ts';
import { openDataDir } from './data-dir.ts';

/** Runs a command of an operator, and prints its result or, without a stack, the error. */
export async function runCommand(work: () => Promise<string>): Promise<void> {
  try {
    console.log(await work());
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}

/** The same for one that works on the database, which is migrated before. */
export const runOnDatabase = (work: (db: Database) => Promise<string>): Promise<void> =>
  runCommand(async () => {
    const settings = readConfig(process.env);
    const database = await connect({ ...settings, seed: 'none' });
    try {
      return await work(database.db);
    } finally {
      await database.stop();
    }
  });

/** Connects to the embedded database of a running api, or else starts it for the moment. */
async function connect(config: Config) {
  const running = config.databaseUrl ? null : await runningEmbedded(config.dataDir);
  // The folder of a running one stays as it is: its user has been let through.
  if (!running) return bootDatabase({ ...config, dataDir: openDataDir(config.dataDir) }, () => undefined);
  const database = openDatabase(running, () => undefined, { max: 1 });
  return { ...database, stop: () => database.pool.end() };
}

/** The address of the embedded database, if it runs. */
export async function runningEmbedded(dataDir: string) {
  try {
    const address = addressOf(socketFolder(join(dataDir, 'postgres', 'cluster')));
    return (await canConnect(address)) ? address : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
