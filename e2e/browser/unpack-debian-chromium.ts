import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', '.cache', 'chromium');
const launcher = join(folder, 'chromium');

export const unpackedBrowser = () => (existsSync(launcher) ? launcher : undefined);

/**
 * Works without root: downloads Debian's chromium and its missing dependencies, and unpacks them into `e2e/.cache`,
 * with separate apt state. The system stays unchanged.
 */
export function unpackDebianChromium(): string {
  const root = join(folder, 'root');
  const archives = join(folder, 'archives');
  for (const path of [root, archives, join(folder, 'lists', 'partial'), join(folder, 'cache')]) {
    mkdirSync(path, { recursive: true });
  }
  const options = [
    ['Dir::State::lists', join(folder, 'lists')],
    ['Dir::Cache', join(folder, 'cache')],
    ['Debug::NoLocking', 'true'],
  ].flatMap(([key, value]) => ['-o', `${key}=${value}`]);
  const apt = (args: string[]) =>
    execFileSync('apt-get', [...options, ...args], { cwd: archives, encoding: 'utf8', stdio: 'pipe' });

  apt(['update']);
  const plan = apt(['--simulate', '--no-install-recommends', 'install', 'chromium', 'fonts-liberation']);
  const packages = [...plan.matchAll(/^Inst (\S+)/gm)].map((match) => match[1] ?? '');
  apt(['download', ...packages]);
  for (const archive of readdirSync(archives))
    execFileSync('dpkg-deb', ['-x', join(archives, archive), root]);

  const libraries = ['lib', 'usr/lib']
    .flatMap((path) => [
      join(root, path),
      join(root, path, 'x86_64-linux-gnu'),
      join(root, path, 'aarch64-linux-gnu'),
    ])
    .join(':');
  writeFileSync(
    launcher,
    `#!/bin/sh\nexport LD_LIBRARY_PATH="${libraries}"\nexec "${join(root, 'usr/lib/chromium/chromium')}" "$@"\n`,
  );
  chmodSync(launcher, 0o755);
  return launcher;
}
