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
import { sharedFolder } from '../package-facts.ts';
import { workspace } from './siblings.ts';
import { databaseOf } from './throw-away.ts';

const cache = join(sharedFolder, '.cache/alone');

/** All that a seeded data folder follows from. */
const sources = ['api/package.json', 'api/{db,src}/**/*.{ts,sql,json}', 'shared/contract/*.ts'];

/** Changes with the schema, the seed and the rules it is made by, and each day, since the demo is dated from today. */
export function templateKey(seed: string, root: string = workspace, day: Date = new Date()): string {
  const hash = createHash('sha256').update(`${seed} ${day.toISOString().slice(0, 10)}`);
  const files = globSync(sources, { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort();
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Whether there is a seeded data folder to copy. */
export const hasTemplate = (key: string, home: string = cache): boolean => existsSync(join(home, key));

/** Keeps a copy of a seeded data folder, on which nothing runs, in the place of the older ones. */
export function keepTemplate(key: string, dataFolder: string, home: string = cache): void {
  mkdirSync(home, { recursive: true });
  const old = readdirSync(home).filter((name) => name !== key && !name.startsWith('making-'));
  // Beside its place first: a run that starts at the same time must not find half of it.
  const beside = mkdtempSync(join(home, 'making-'));
  copyData(dataFolder, join(beside, 'data'));
  // Each run signs with secrets of its own.
  rmSync(join(beside, 'data/secrets.json'), { force: true });
  try {
    renameSync(join(beside, 'data'), join(home, key));
  } catch (error) {
    if (!hasTemplate(key, home)) throw error;
  }
  rmSync(beside, { recursive: true });
  for (const name of old) rmSync(join(home, name), { recursive: true, force: true });
}

/** Fills a data folder with the copy. */
export const copyTemplate = (key: string, dataFolder: string, home: string = cache): void =>
  copyData(join(home, key), dataFolder);

/** The database first, from wherever it lies: a link would lead to the same one again. */
function copyData(from: string, to: string) {
  const how = { recursive: true, preserveTimestamps: true, mode: constants.COPYFILE_FICLONE } as const;
  const database = databaseOf(from);
  mkdirSync(to, { recursive: true, mode: 0o700 });
  if (database) cpSync(database, join(to, 'postgres'), how);
  cpSync(from, to, {
    ...how,
    filter: (path) => path !== join(from, 'postgres') && !/\/handover-\w+$/.test(path),
  });
  // PostgreSQL wants its folder closed, which a copied folder is not.
  for (const path of ['postgres', 'postgres/cluster']) {
    if (existsSync(join(to, path))) chmodSync(join(to, path), 0o700);
  }
}
