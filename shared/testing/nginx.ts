import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { unpackDebian, unpackedDebian } from './debian.ts';
import { findOrFetch } from './find-or-fetch.ts';

const UNPACKED = join(import.meta.dirname, '../.cache/nginx');

interface Tools {
  nginx: string;
  openssl: string;
  /** The environment that they need if they were only unpacked. */
  env: Record<string, string>;
}

function find(): Tools | undefined {
  const { root, libraryPath } = unpackedDebian(UNPACKED);
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  const fileOf = (name: string) =>
    [...folders, join(root, 'usr/sbin'), join(root, 'usr/bin')]
      .map((folder) => join(folder, name))
      .find((file) => existsSync(file));
  const [nginx, openssl] = [fileOf('nginx'), fileOf('openssl')];
  if (!nginx || !openssl) return undefined;
  const isUnpacked = [nginx, openssl].some((file) => file.startsWith(root));
  return { nginx, openssl, env: isUnpacked ? { LD_LIBRARY_PATH: libraryPath } : {} };
}

/** Finds nginx and openssl, or unpacks those of Debian into `shared/.cache`, without root. Throws if neither is possible. */
export function ensureNginx(): Tools {
  const tools = findOrFetch('nginx', find, [
    {
      name: "Debian's nginx-light, unpacked into shared/.cache",
      get: () => unpackDebian(UNPACKED, ['nginx-light', 'openssl']),
    },
  ]);
  if (!tools)
    throw new Error('The tests need nginx and openssl. On Debian: apt-get install nginx-light openssl');
  return tools;
}
