import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { run } from './run.ts';

interface Options {
  root: string;
  folder: string;
  /** What the code imports. */
  packages: readonly string[];
  version: string;
}

/** What only compilers and debuggers read. */
const NOT_RUN = '**/*.{d.ts,d.mts,d.cts,ts,mts,cts,tsx,map}';

/** Installs the packages in the versions of the lockfile, with the notices of their licences. */
export function installPackages({ root, folder, packages, version }: Options): void {
  const dependencies = { ...used(root, packages), ...ownOf(root, 'host'), ...ownOf(root, 'api') };
  const facts = { name: 'handover-server', version, private: true, type: 'module', dependencies };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(facts, null, 2)}\n`);
  copyFileSync(join(root, 'pnpm-lock.yaml'), join(folder, 'pnpm-lock.yaml'));
  const { catalog, allowBuilds, ignoredOptionalDependencies } = parse(
    readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'),
  );
  const settings = { nodeLinker: 'hoisted', catalog, allowBuilds, ignoredOptionalDependencies };
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), stringify(settings));
  run('pnpm', ['install', '--prod', '--prefer-offline', '--no-frozen-lockfile'], { cwd: folder });
  for (const file of globSync(NOT_RUN, { cwd: join(folder, 'node_modules') }))
    rmSync(join(folder, 'node_modules', file));
  for (const file of [
    'node_modules/.bin',
    'node_modules/.modules.yaml',
    'node_modules/.pnpm',
    'pnpm-workspace.yaml',
  ])
    rmSync(join(folder, file), { recursive: true, force: true });
}

/** The dependencies of a package that runs on servers, also those that it names only when it runs. */
function ownOf(root: string, name: string): Record<string, string> {
  const { dependencies } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries<string>(dependencies).filter(([, range]) => !range.startsWith('workspace:')),
  );
}

/** Of shared and its tools a server runs a part, so only what that imports. */
function used(root: string, packages: readonly string[]): Record<string, string> {
  const all = { ...ownOf(root, 'shared'), ...ownOf(root, 'shared/tooling') };
  return Object.fromEntries(packages.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
}
