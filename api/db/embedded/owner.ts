import { chmodSync, chownSync, existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const NOBODY = 65534;

/** PostgreSQL refuses to run as root; under root it runs as the user nobody, without making an account. */
export const serverIdentity = () =>
  process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : ({} as { uid?: number; gid?: number });

/** Gives a folder to the server's user; only ever called with folders that the supervisor made itself. */
export function giveToServer(folder: string): void {
  const { uid, gid } = serverIdentity();
  if (uid === undefined || gid === undefined) return;
  if (statSync(folder).uid === uid) return;
  const give = (path: string) => {
    const isFolder = lstatSync(path).isDirectory();
    if (isFolder) for (const name of readdirSync(path)) give(join(path, name));
    if (!lstatSync(path).isSymbolicLink()) chownSync(path, uid, gid);
  };
  give(folder);
}

/**
 * Under root the server's user must be able to pass through every parent of its folder. What is ours, from `ourRoot` down,
 * is opened for passing through (not for listing). Returns the parent that stays closed to it, if one does.
 */
export function closedParent(folder: string, ourRoot = folder): string | undefined {
  const { uid } = serverIdentity();
  if (uid === undefined) return undefined;
  const root = resolve(ourRoot);
  for (let path = dirname(resolve(folder)); ; path = dirname(path)) {
    if (existsSync(path)) {
      const { mode, uid: owner } = statSync(path);
      const passable = owner === uid ? mode & 0o100 : mode & 0o001;
      if (!passable && path.startsWith(root)) chmodSync(path, mode | 0o011);
      else if (!passable) return path;
    }
    if (path === dirname(path)) return undefined;
  }
}
