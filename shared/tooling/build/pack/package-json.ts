import { join } from 'node:path';
import { readJson, sharedFolder, toolingFolder } from '../descriptor/package-facts.ts';
import { workspace } from '../workspace/index.ts';

interface PackageJson {
  name: string;
  version: string;
  sideEffects: string[];
  exports: Record<string, string | { types: string }>;
  dependencies: Record<string, string>;
}

/** What only this repository runs: its servers for tests, its render tests. */
const LEFT_OUT = ['./server', './testing/debian', './testing/find-or-fetch', './testing/s3-server'];

/** Command -> the file that runs it. */
export const COMMANDS = {
  'handover-alone': 'build/bin/handover-alone',
  'handover-build': 'build/bin/handover-build',
  'handover-serve': 'build/bin/handover-serve',
  'handover-can-i-release': 'releases/bin/can-i-release',
  'handover-release': 'releases/bin/release',
  'handover-release-key': 'releases/bin/release-key',
  'handover-release-list': 'releases/bin/release-list',
  'handover-release-owners': 'releases/bin/release-owners',
  'handover-release-places': 'releases/bin/release-places',
  'handover-release-check': 'releases/bin/release-check',
  'handover-release-repair': 'releases/bin/release-repair',
  'handover-release-preview': 'releases/bin/release-preview',
  'handover-release-promote': 'releases/bin/release-promote',
  'handover-release-revoke': 'releases/bin/release-revoke',
  'handover-release-rollout': 'releases/bin/release-rollout',
  'handover-release-rollback': 'releases/bin/release-rollback',
};

/** The major version of Node that the commands need. */
export const NODE_MAJOR = 24;

/** The package that writes manifests for other bundlers. */
export const pluginFolder = join(workspace, 'manifest-plugin');

/** Installed by the remote itself, so that there is one instance. */
const PEERS = ['react', 'react-dom'];

const shared: PackageJson = readJson(join(sharedFolder, 'package.json'));
const tooling: PackageJson = readJson(join(toolingFolder, 'package.json'));

const common = {
  version: shared.version,
  license: 'UNLICENSED',
  type: 'module',
  engines: { node: `>=${NODE_MAJOR}` },
};

/** `package.json` of the packed `@handover/shared`: JavaScript in place of TypeScript, versions in place of `catalog:`. */
export const sharedPackageJson = () => ({
  name: shared.name,
  ...common,
  sideEffects: shared.sideEffects,
  exports: compiledExports(shared),
  dependencies: exactVersions(shared, sharedFolder),
  peerDependencies: peersOf(),
});

/** `package.json` of `@handover/tooling`, which belongs to exactly this version of shared. */
export const toolingPackageJson = () => ({
  name: tooling.name,
  ...common,
  sideEffects: tooling.sideEffects,
  bin: Object.fromEntries(Object.keys(COMMANDS).map((name) => [name, `./bin/${name}.js`])),
  exports: { ...compiledExports(tooling), './tsconfig.json': './tsconfig.json' },
  dependencies: exactVersions(tooling, toolingFolder),
  peerDependencies: { ...peersOf(), [shared.name]: common.version },
});

/** `package.json` of `@handover/manifest-plugin`, which belongs to exactly this version of the others, too. */
export function pluginPackageJson() {
  const plugin: PackageJson = readJson(join(pluginFolder, 'package.json'));
  return {
    name: plugin.name,
    ...common,
    exports: { '.': './index.js', './package.json': './package.json' },
    dependencies: exactVersions(plugin, pluginFolder),
    peerDependencies: { [tooling.name]: common.version },
  };
}

const compiledExports = ({ exports }: PackageJson) =>
  Object.fromEntries(
    Object.entries(exports)
      .filter(([key]) => !LEFT_OUT.includes(key))
      .map(([key, file]) => [key, typeof file === 'string' ? file.replace(/\.ts$/, '.js') : file]),
  );

/** The versions that this workspace runs and tests with. */
const exactVersions = ({ dependencies }: PackageJson, folder: string) =>
  Object.fromEntries(
    Object.keys(dependencies)
      .filter((name) => !PEERS.includes(name) && !name.startsWith('@handover/'))
      .map((name) => [name, installedVersion(name, folder)]),
  );

const peersOf = () =>
  Object.fromEntries(PEERS.map((name) => [name, `^${installedVersion(name, sharedFolder)}`]));

const installedVersion = (name: string, folder: string): string =>
  readJson(join(folder, 'node_modules', name, 'package.json')).version;
