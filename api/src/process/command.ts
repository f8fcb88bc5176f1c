import { join } from 'node:path';
import { type Database, openDatabase } from '../../db/connect.ts';
import { addressOf, canConnect } from '../../db/embedded/running-server.ts';
import { socketFolder } from '../../db/embedded/socket-folder.ts';
import { type Config, readConfig } from '../config.ts';
import { bootDatabase } from './boot-database.ts';
import { openDataDir } from './data-dir.ts';

/** Runs a command of an operator on the database, and prints its result or, in one line, the error. */
export async function runCommand(work: (db: Database) => Promise<string>): Promise<void> {
  try {
    const settings = readConfig(process.env);
    const database = await connect({ ...settings, seed: 'none', dataDir: openDataDir(settings.dataDir) });
    try {
      console.log(await work(database.db));
    } finally {
      await database.stop();
    }
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}

/** Connects to the embedded database of a running api, or else starts it for the moment. */
async function connect(config: Config) {
  const running = config.databaseUrl ? null : await runningEmbedded(config.dataDir);
  if (!running) return bootDatabase(config, () => undefined);
  const database = openDatabase(running, () => undefined, { max: 1 });
  return { ...database, stop: () => database.pool.end() };
}

async function runningEmbedded(dataDir: string) {
  try {
    const address = addressOf(socketFolder(join(dataDir, 'postgres', 'cluster')));
    return (await canConnect(address)) ? address : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
