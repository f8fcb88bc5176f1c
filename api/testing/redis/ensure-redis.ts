import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { unpackDebian, unpackedDebian } from '@handover/shared/testing/debian';
import { findOrFetch } from '@handover/shared/testing/find-or-fetch';

const UNPACKED = join(import.meta.dirname, '../../.cache/redis');

interface Tool {
  server: string;
  /** The environment that it needs if it was only unpacked. */
  env: Record<string, string>;
}

function find(): Tool | undefined {
  const { root, libraryPath } = unpackedDebian(UNPACKED);
  const unpacked = join(root, 'usr/bin/redis-server');
  const installed = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'redis-server'));
  const server = [...installed, unpacked].find((file) => existsSync(file));
  if (!server) return undefined;
  return { server, env: server === unpacked ? { LD_LIBRARY_PATH: libraryPath } : {} };
}

/** Finds redis-server, or unpacks that of Debian into `api/.cache` (3 MB, once), without root. Undefined if neither is possible. */
export const ensureRedis = (): Tool | undefined =>
  findOrFetch('redis-server', find, [
    {
      name: "Debian's redis-server, unpacked into api/.cache",
      get: () => unpackDebian(UNPACKED, ['redis-server']),
    },
  ]);
