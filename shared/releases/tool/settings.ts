import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { storePlace } from '../store/open-store.ts';

const { env } = process;

export const root = resolve(import.meta.dirname, '../../..');

// A relative folder is meant from where the repository is, not from where a package manager runs us.
export const dataDir = resolve(root, env.DATA_DIR ?? '.data');

export const place = storePlace(env, dataDir);

/** Who releases: in CI whoever set it off, else the user of this machine. */
export const who = (): string => env.GITHUB_ACTOR ?? env.GITLAB_USER_LOGIN ?? userInfo().username;

export const runFile = join(dataDir, 'run.json');
