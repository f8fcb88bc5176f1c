import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { unpackedDebian } from '@handover/shared/testing/debian';

/** The oldest version that the server supports, which is that of Debian 12. */
export const OLDEST_VERSION = 15;

/** The folder to which it is unpacked without the right to install it. */
export const UNPACKED = join(import.meta.dirname, '../../.cache/postgresql');

export interface PlainPostgres {
  version: number;
  /** Folder of `initdb` and `postgres`. */
  bin: string;
  /** The environment that its programs need if they were only unpacked. */
  env: Record<string, string>;
}

/** Looks in Debian's folders below `root`; the oldest supported version first. */
function inDebianLayout(root: string, env: Record<string, string> = {}): PlainPostgres | undefined {
  const folder = join(root, 'usr/lib/postgresql');
  const versions = existsSync(folder) ? readdirSync(folder).map(Number) : [];
  return versions
    .filter((version) => version >= OLDEST_VERSION)
    .sort((one, other) => one - other)
    .map((version) => ({ version, bin: join(folder, String(version), 'bin'), env }))
    .find(({ bin }) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')));
}

/** One whose `pg_config` is on the PATH. */
function onPath(): PlainPostgres | undefined {
  try {
    const ask = (option: string) => execFileSync('pg_config', [option], { encoding: 'utf8', stdio: 'pipe' });
    const version = Number(/\d+/.exec(ask('--version'))?.[0]);
    const bin = ask('--bindir').trim();
    return version >= OLDEST_VERSION && existsSync(join(bin, 'initdb'))
      ? { version, bin, env: {} }
      : undefined;
  } catch {
    return undefined;
  }
}

export function findPlain(): PlainPostgres | undefined {
  const { root, libraryPath } = unpackedDebian(UNPACKED);
  return inDebianLayout('/') ?? onPath() ?? inDebianLayout(root, { LD_LIBRARY_PATH: libraryPath });
}
