import { refuseKnownPasswords, replaceStaffPasswords } from '../../seed/demo/known-passwords.ts';
import type { Config } from '../config.ts';
import { checkStorage } from '../storage/open-storage.ts';
import { type BootedDatabase, bootDatabase } from './boot-database.ts';
import { openDataDir } from './data-dir.ts';
import { printError } from './print-error.ts';
import { loadSecrets, type Secrets } from './secrets.ts';

export interface Prepared {
  config: Config;
  secrets: Secrets;
  database: BootedDatabase;
}

/** Prepares the data folder, secrets, storage and database: once before the api serves, in however many processes. */
export async function prepare(settings: Config): Promise<Prepared> {
  const config = { ...settings, dataDir: openDataDir(settings.dataDir) };
  const secrets = loadSecrets(config.dataDir);
  await checkStorage(config);
  const database = await bootDatabase(config, printError);
  await guardDemoAccounts(config, database).catch(async (error) => {
    await database.stop();
    throw error;
  });
  return { config, secrets, database };
}

/** Demo accounts, whose password is public, are only in a demo; one that everybody reaches has its own staff password. */
async function guardDemoAccounts({ seed, demoInPublic }: Config, { db }: BootedDatabase): Promise<void> {
  if (seed !== 'demo') return refuseKnownPasswords(db);
  if (!demoInPublic) return;
  for (const { email, password } of await replaceStaffPasswords(db))
    printError(`the password of ${email} is now ${password} (it is shown only this once)`);
}
