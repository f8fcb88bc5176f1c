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

/** Installs Debian packages in the system: as root, or by a sudo that asks for no password. */
export function installDebian(packages: string[]): void {
  aptGet(['update'], 120);
  aptGet(['install', '-y', '--no-install-recommends', ...packages], 400);
}

/** Where packages were unpacked in a folder, and the path of their libraries, as `LD_LIBRARY_PATH` takes it. */
export function unpackedDebian(folder: string) {
  const root = join(folder, 'root');
  const libraries = ['lib', 'usr/lib'].flatMap((path) =>
    ['', 'x86_64-linux-gnu', 'aarch64-linux-gnu'].map((architecture) => join(root, path, architecture)),
  );
  return { root, libraryPath: libraries.join(':') };
}

/**
 * For people without root: downloads Debian packages, with what they depend on and the system lacks, and unpacks them
 * into a folder, with an apt state of its own. Nothing of the system is changed.
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
  // Reinstalled: a named package is wanted in the folder even where the system has it.
  const plan = apt(['--simulate', '--no-install-recommends', '--reinstall', 'install', ...packages]);
  apt(['download', ...[...plan.matchAll(/^Inst (\S+)/gm)].map((match) => match[1] ?? '')]);
  for (const archive of readdirSync(archives))
    execFileSync('dpkg-deb', ['-x', join(archives, archive), root]);
}
