import { setTimeout as sleep } from 'node:timers/promises';
import { untilNeeded } from '@handover/shared/contract/hosting';
import closeWithGrace from 'close-with-grace';
import { refuseKnownPasswords, replaceStaffPasswords } from '../db/seed/demo/known-passwords.ts';
import { buildApp } from './app.ts';
import { type BootedDatabase, bootDatabase } from './boot-database.ts';
import { type Config, readConfig } from './config.ts';
import { openDataDir } from './data-dir.ts';
import { loadSecrets } from './secrets.ts';
import { checkStorage } from './storage/open-storage.ts';

/** How long open requests may take before the process ends anyway. */
const GRACE_MS = 20_000;
const printError = (line: string) => process.stderr.write(`api: ${line}\n`);

/** When the parent process is killed, shut down as well; otherwise the port and the database would stay in use. */
const onParentGone = (close: () => void) => {
  if (process.connected) process.once('disconnect', close);
};

/** Demo accounts, whose password is public, are only in a demo; one that everybody reaches has its own staff password. */
async function guardDemoAccounts({ seed, demoInPublic }: Config, { db }: BootedDatabase): Promise<void> {
  if (seed !== 'demo') return refuseKnownPasswords(db);
  if (!demoInPublic) return;
  for (const { email, password } of await replaceStaffPasswords(db))
    printError(`the password of ${email} is now ${password} (it is shown only this once)`);
}

async function main(): Promise<void> {
  await untilNeeded();
  const settings = readConfig(process.env);
  const config = { ...settings, dataDir: openDataDir(settings.dataDir) };
  const secrets = loadSecrets(config.dataDir);
  await checkStorage(config);
  const database = await bootDatabase(config, printError);
  await guardDemoAccounts(config, database).catch(async (error) => {
    await database.stop();
    throw error;
  });
  const app = await buildApp(config, { database, secrets, withJobs: true }).catch(async (error) => {
    await database.stop();
    throw error;
  });

  const delay = GRACE_MS + config.shutdownDelayMs;
  const grace = closeWithGrace({ delay, logger: app.log }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'ending because of an error');
    // /readyz answers 503 first, so that the load balancer has the delay to use other instances.
    app.lifecycle.ready = false;
    if (!err) await sleep(config.shutdownDelayMs);
    await app.close();
    await database.stop();
  });
  onParentGone(grace.close);

  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    grace.uninstall();
    await app.close();
    await database.stop();
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(
      code === 'EADDRINUSE' ? `Port ${config.port} is taken; choose another by API_PORT` : message,
    );
  }
  const address = app.server.address();
  const port = address && typeof address === 'object' ? address.port : config.port;
  process.send?.({ type: 'ready', port });
}

main().catch((error: Error) => {
  printError(error.message);
  process.exit(1);
});
