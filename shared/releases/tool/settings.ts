import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { storeLocation } from '../store/open-store.ts';

const { env } = process;

export const root = resolve(import.meta.dirname, '../../..');

// Relative to the repository, not to the folder in which a package manager runs the script.
export const dataDir = resolve(root, env.DATA_DIR ?? '.data');

export const location = storeLocation(env, dataDir);

/** In CI who triggered it, else the user of this machine. */
export const currentUser = (): string => env.GITHUB_ACTOR ?? env.GITLAB_USER_LOGIN ?? userInfo().username;

export const runFile = join(dataDir, 'run.json');
