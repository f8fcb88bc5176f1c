import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { chownToServer, serverIdentity } from './server-user.ts';

/**
 * Creates the cluster if there is none. It is built in a temporary folder and renamed when complete, so that a kill
 * leaves no half-made database. The ICU locale sorts accents as people expect.
 */
export function ensureCluster(binaries: Binaries, home: string): string {
  const cluster = join(home, 'cluster');
  chownToServer(home);
  if (existsSync(join(cluster, 'PG_VERSION'))) return cluster;

  const building = join(home, 'building');
  rmSync(building, { recursive: true, force: true });
  const options = [
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=icu',
    '--icu-locale=und',
    '--locale=C',
  ];
  const made = spawnSync(binaries.initdb, ['-D', building, '-U', 'postgres', ...options], {
    ...serverIdentity(),
    cwd: '/',
    encoding: 'utf8',
  });
  if (made.status !== 0) {
    const reason = made.error?.message ?? (made.stderr.trim().split('\n').at(-1) || 'unknown');
    throw new Error(`The embedded database could not be created in ${home}: ${reason}`);
  }
  writeFileSync(
    join(home, 'README.txt'),
    'The database of Handover. Deleting this folder deletes everything.\n',
  );
  renameSync(building, cluster);
  return cluster;
}
