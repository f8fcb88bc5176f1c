import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { workspace } from './workspace.ts';

/** The folders of remotes, in alphabetical order: `mfe-*` with a `src/remote.json`. */
export const remoteNames = (root: string = workspace): string[] =>
  globSync('mfe-*/src/remote.json', { cwd: root })
    .map((file) => dirname(dirname(file)))
    .sort();
