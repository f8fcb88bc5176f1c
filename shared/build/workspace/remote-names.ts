import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';

const workspace = join(import.meta.dirname, '../../..');

/** The folders of remotes, in alphabetical order: `mfe-*` with a `src/remote.json`. */
export const remoteNames = (root: string = workspace): string[] =>
  globSync('mfe-*/src/remote.json', { cwd: root })
    .map((file) => dirname(dirname(file)))
    .sort();
