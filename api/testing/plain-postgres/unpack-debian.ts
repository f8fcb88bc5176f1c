import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../.cache/postgresql');
const root = join(folder, 'root');

export const unpackedRoot = () => ({
  root,
  env: {
    LD_LIBRARY_PATH: ['lib', 'usr/lib']
      .flatMap((path) => ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((arch) => join(root, path, arch)))
      .join(':'),
  },
});

/**
 * For people without root: fetches Debian's package and what it lacks here, and unpacks them into `api/.cache`, with
 * apt state of its own. Nothing of the system is touched.
 */
export function unpackDebian(name: string): void {
  const archives = join(folder, 'archives');
  for (const path of [root, archives, join(folder, 'lists', 'partial'), join(folder, 'cache')])
    mkdirSync(path, { recursive: true });
  const options = [
    ['Dir::State::lists', join(folder, 'lists')],
    ['Dir::Cache', join(folder, 'cache')],
    ['Debug::NoLocking', 'true'],
  ].flatMap(([key, value]) => ['-o', `${key}=${value}`]);
  const apt = (args: string[]) =>
    execFileSync('apt-get', [...options, ...args], { cwd: archives, encoding: 'utf8', stdio: 'pipe' });

  apt(['update']);
  const plan = apt(['--simulate', '--no-install-recommends', '--reinstall', 'install', name]);
  apt(['download', ...[...plan.matchAll(/^Inst (\S+)/gm)].map((match) => match[1] ?? '')]);
  for (const archive of readdirSync(archives))
    execFileSync('dpkg-deb', ['-x', join(archives, archive), root]);
}
