import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { openDatabase } from '../db/connect.ts';
import { addressOf, canConnect } from '../db/embedded/running-server.ts';
import { socketFolder } from '../db/embedded/socket-folder.ts';
import { users } from '../db/schema/index.ts';
import { bootDatabase } from './boot-database.ts';
import { type Config, readConfig } from './config.ts';
import { openDataDir } from './data-dir.ts';

/**
 * `pnpm --filter api staff <e-mail>` makes a user staff, `--revoke` takes it back. No request to the api can do that.
 * It applies from the user's next request on.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { revoke: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const email = positionals[0]?.trim().toLowerCase();
  if (!email || positionals.length > 1)
    throw new Error('Name one e-mail address, and --revoke to take it back');
  const settings = readConfig(process.env);
  const database = await connect({ ...settings, seed: 'none', dataDir: openDataDir(settings.dataDir) });
  try {
    const changed = await database.db
      .update(users)
      .set({ isStaff: !values.revoke, updatedAt: new Date() })
      .where(and(eq(sql`lower(${users.email})`, email), isNull(users.closedAt)))
      .returning({ id: users.id });
    if (changed.length === 0) throw new Error(`There is no account with the e-mail address ${email}`);
  } finally {
    await database.stop();
  }
  console.log(`${email} ${values.revoke ? 'is no longer' : 'is now'} staff`);
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

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
