import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const isRoot = process.getuid?.() === 0;

const aptGet = (args: string[], seconds: number) =>
  execFileSync(isRoot ? 'apt-get' : 'sudo', [...(isRoot ? [] : ['-n', 'apt-get']), ...args], {
    stdio: 'pipe',
    timeout: seconds * 1000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

/** Installs Debian packages in the system: as root, or by sudo without a password. */
export function installDebian(packages: string[]): void {
  aptGet(['update'], 120);
  aptGet(['install', '-y', '--no-install-recommends', ...packages], 400);
}

/** The root of packages that are unpacked in a folder, and the paths of their libraries, for `LD_LIBRARY_PATH`. */
export function unpackedDebian(folder: string) {
  const root = join(folder, 'root');
  const libraries = ['lib', 'usr/lib'].flatMap((path) =>
    ['', 'x86_64-linux-gnu', 'aarch64-linux-gnu'].map((architecture) => join(root, path, architecture)),
  );
  return { root, libraryPath: libraries.join(':') };
}

/**
 * Works without root: downloads Debian packages and their missing dependencies, and unpacks them into a folder, with a
 * separate apt state. The system is not changed.
 */
export function unpackDebian(folder: string, packages: string[]): void {
  const { root } = unpackedDebian(folder);
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
  // `--reinstall`, so that the folder gets these packages even if the system has them.
  const plan = apt(['--simulate', '--no-install-recommends', '--reinstall', 'install', ...packages]);
  apt(['download', ...[...plan.matchAll(/^Inst (\S+)/gm)].map((match) => match[1] ?? '')]);
  for (const archive of readdirSync(archives))
    execFileSync('dpkg-deb', ['-x', join(archives, archive), root]);
}
