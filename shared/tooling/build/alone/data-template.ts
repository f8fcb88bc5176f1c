import { createHash } from 'node:crypto';
import {
  chmodSync,
  constants,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { marketDay } from '@handover/shared/contract/hosting';
import { sharedFolder } from '../descriptor/package-facts.ts';
import { workspace } from '../workspace/index.ts';
import { databaseOf } from './temp-dir.ts';

const cache = join(sharedFolder, '.cache/alone');

/** The files that determine the content of a seeded data folder. */
const sources = ['api/package.json', 'api/{db,seed,src}/**/*.{ts,sql,json}', 'shared/contract/*.ts'];

/** A key that changes with schema, seed and server code, and each day of the marketplace, since demo dates are relative to it. */
export function templateKey(seed: string, root: string = workspace, day: Date = new Date()): string {
  const hash = createHash('sha256').update(`${seed} ${marketDay(day.getTime())}`);
  const files = globSync(sources, { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort();
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Whether there is a template with this key. */
export const hasTemplate = (key: string, home: string = cache): boolean => existsSync(join(home, key));

/** Saves a copy of a seeded data folder, which must not be in use, and removes older ones. */
export function saveTemplate(key: string, dataFolder: string, home: string = cache): void {
  mkdirSync(home, { recursive: true });
  const old = readdirSync(home).filter((name) => name !== key && !name.startsWith('making-'));
  // Copied to a temporary folder and renamed, so that another run never finds an incomplete copy.
  const staging = mkdtempSync(join(home, 'making-'));
  copyData(dataFolder, join(staging, 'data'));
  // Each run creates its own secrets.
  rmSync(join(staging, 'data/secrets.json'), { force: true });
  try {
    renameSync(join(staging, 'data'), join(home, key));
  } catch (error) {
    if (!hasTemplate(key, home)) throw error;
  }
  rmSync(staging, { recursive: true });
  for (const name of old) rmSync(join(home, name), { recursive: true, force: true });
}

/** Copies the template into a data folder. */
export const copyTemplate = (key: string, dataFolder: string, home: string = cache): void =>
  copyData(join(home, key), dataFolder);

/** Copies the database itself, even where `postgres` is a link to it. */
function copyData(from: string, to: string) {
  const how = { recursive: true, preserveTimestamps: true, mode: constants.COPYFILE_FICLONE } as const;
  const database = databaseOf(from);
  mkdirSync(to, { recursive: true, mode: 0o700 });
  if (database) cpSync(database, join(to, 'postgres'), how);
  cpSync(from, to, {
    ...how,
    filter: (path) => path !== join(from, 'postgres') && !/\/handover-\w+$/.test(path),
  });
  // PostgreSQL refuses a folder that others can read, and a copy has the default mode.
  for (const path of ['postgres', 'postgres/cluster']) {
    if (existsSync(join(to, path))) chmodSync(join(to, path), 0o700);
  }
}
