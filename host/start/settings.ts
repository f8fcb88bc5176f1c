import { resolve } from 'node:path';
import { storePlace } from '@handover/shared/releases';

export const root = resolve(import.meta.dirname, '../..');

const { PORT = '3000', HOST = '0.0.0.0', DATA_DIR = '.data', DATABASE_URL, SEED = 'demo' } = process.env;

export const settings = {
  port: Number(PORT),
  host: HOST,
  // A relative folder is meant from where the repository is, not from where a package manager runs us.
  dataDir: resolve(root, DATA_DIR),
  databaseUrl: DATABASE_URL,
  seed: SEED,
};

/** Where releases lie: in the data folder, or in a bucket by settings. */
export const store = storePlace(process.env, settings.dataDir);

/** A reason to give up that a person can act on: printed as one line, without a stack. */
export class StartError extends Error {}
