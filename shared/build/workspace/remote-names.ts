import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';

const workspace = join(import.meta.dirname, '../../..');

/** The folders that are remotes, in the order of the alphabet: `mfe-*` with a `src/remote.json`. */
export const remoteNames = (root: string = workspace): string[] =>
  globSync('mfe-*/src/remote.json', { cwd: root })
    .map((file) => dirname(dirname(file)))
    .sort();
