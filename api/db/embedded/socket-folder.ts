import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverIdentity } from './server-user.ts';

/** The path of a unix socket is limited to 107 bytes, fewer than a DATA_DIR may have. */
const MAX_ADDRESS_BYTES = 107;
const SOCKET_NAME = '/.s.PGSQL.5432';

/**
 * A short folder for the socket, always the same for a data folder. Its mode is 0700, because the server trusts whoever
 * can open the socket; a folder of another user is refused.
 */
export function socketFolder(cluster: string): string {
  const key = createHash('sha256').update(realpathSync(cluster)).digest('hex').slice(0, 16);
  const base =
    [tmpdir(), '/tmp'].find((path) => path.length + 25 + SOCKET_NAME.length <= MAX_ADDRESS_BYTES) ?? '/tmp';
  const folder = join(base, `handover-${key}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  const me = process.getuid?.() ?? 0;
  const { uid = me, gid } = serverIdentity();
  if (!found.isDirectory() || (found.uid !== me && found.uid !== uid))
    throw new Error(`${folder} belongs to another user; remove it or set TMPDIR`);
  if (found.uid !== uid && gid !== undefined) chownSync(folder, uid, gid);
  chmodSync(folder, 0o700);
  return folder;
}
