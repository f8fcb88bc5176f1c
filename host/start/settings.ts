import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listenHost } from '@handover/shared/contract/hosting';
import { storeLocation } from '@handover/tooling/releases';

export const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));

const { PORT = '3000', DATA_DIR = '.data', DATABASE_URL, SEED = 'demo' } = process.env;

export const settings = {
  port: Number(PORT),
  /** The address on which the gateway listens; the api is always on the loopback interface. */
  host: listenHost(process.env),
  demoInPublic: process.env.DEMO_IN_PUBLIC === 'yes',
  // A relative folder is relative to the repository, not to the working directory of the package manager.
  dataDir: resolve(root, DATA_DIR),
  databaseUrl: DATABASE_URL,
  seed: SEED,
};

/** The release store: in the data folder, or a bucket. */
export const store = storeLocation(process.env, settings.dataDir);

/** An error that the user can act on: printed as one line, without a stack. */
export class StartError extends Error {}
