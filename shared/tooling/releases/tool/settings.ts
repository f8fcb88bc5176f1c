import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { inWorkspace, workspace } from '../../build/workspace/index.ts';
import { storeLocation } from '../store/open-store.ts';

const { env } = process;

/** The workspace, or the repository of the one remote, in which its scripts run. */
export const root = inWorkspace ? workspace : process.cwd();

// Relative to the repository, not to the folder in which a package manager runs the script.
export const dataDir = resolve(root, env.DATA_DIR ?? '.data');

export const location = storeLocation(env, dataDir);

/** How the commands are called: by the scripts of a clone, or by the command of a packed server. */
export const tool = env.HANDOVER_COMMAND ?? 'pnpm';

/** In CI who triggered it, else the user of this machine. */
export const currentUser = (): string => env.GITHUB_ACTOR ?? env.GITLAB_USER_LOGIN ?? userInfo().username;

/** Of the installation that runs on the data folder. */
export function runningAddress(): string | undefined {
  try {
    return JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8')).address;
  } catch {
    return undefined;
  }
}

/** Where people find the product, without a trailing slash. */
export const publicAddress = (): string =>
  (env.PUBLIC_URL ?? runningAddress() ?? 'http://localhost:3000').replace(/\/$/, '');
