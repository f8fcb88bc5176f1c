import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { unpackDebian, unpackedDebian } from '@handover/shared/testing/debian';
import { findOrFetch } from '@handover/shared/testing/find-or-fetch';

const UNPACKED = join(import.meta.dirname, '../../.cache/clamav');

interface Tool {
  clamd: string;
  /** The environment that it needs if it was only unpacked. */
  env: Record<string, string>;
}

function find(): Tool | undefined {
  const { root, libraryPath } = unpackedDebian(UNPACKED);
  const unpacked = join(root, 'usr/sbin/clamd');
  const installed = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].map((folder) =>
    join(folder, 'clamd'),
  );
  const clamd = [...installed, unpacked].find((file) => existsSync(file));
  if (!clamd) return undefined;
  return { clamd, env: clamd === unpacked ? { LD_LIBRARY_PATH: libraryPath } : {} };
}

/** Finds clamd, or unpacks that of Debian into `api/.cache` (8 MB, once), without root. Throws if neither is possible. */
export function ensureClamd(): Tool {
  const tool = findOrFetch('clamd', find, [
    {
      name: "Debian's clamav-daemon, unpacked into api/.cache",
      get: () => unpackDebian(UNPACKED, ['clamav-daemon']),
    },
  ]);
  if (!tool) throw new Error('The tests need clamd of ClamAV. On Debian: apt-get install clamav-daemon');
  return tool;
}
