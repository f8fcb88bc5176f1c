import { chmodSync, chownSync, existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const NOBODY = 65534;

/** PostgreSQL refuses to run as root; under root it runs as the user nobody. */
export const serverIdentity = () =>
  process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : ({} as { uid?: number; gid?: number });

/** Makes the server's user the owner of a folder; only called for folders that the supervisor created itself. */
export function chownToServer(folder: string): void {
  const { uid, gid } = serverIdentity();
  if (uid === undefined || gid === undefined) return;
  if (statSync(folder).uid === uid) return;
  const chownRecursively = (path: string) => {
    const isFolder = lstatSync(path).isDirectory();
    if (isFolder) for (const name of readdirSync(path)) chownRecursively(join(path, name));
    if (!lstatSync(path).isSymbolicLink()) chownSync(path, uid, gid);
  };
  chownRecursively(folder);
}

/**
 * The first parent of a folder, above `ourRoot`, that the server's user can't search, when run as root. Permission is
 * granted below `ourRoot`.
 */
export function inaccessibleParent(folder: string, ourRoot = folder): string | undefined {
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
