import { join } from 'node:path';
import { readJson, sharedFolder } from '../descriptor/package-facts.ts';

interface PackageJson {
  name: string;
  version: string;
  sideEffects: string[];
  exports: Record<string, string | { types: string }>;
  dependencies: Record<string, string>;
}

/** What only this repository runs: its test runner, its servers for tests, its render tests. */
const LEFT_OUT = [
  './build/server',
  './build/test-run',
  './testing/debian',
  './testing/find-or-fetch',
  './testing/s3-server',
];

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
export const pluginFolder = join(sharedFolder, '../manifest-plugin');

/** Installed by the remote itself, so that there is one instance. */
const PEERS = ['react', 'react-dom'];

const source: PackageJson = readJson(join(sharedFolder, 'package.json'));

const common = {
  version: source.version,
  license: 'UNLICENSED',
  type: 'module',
  engines: { node: `>=${NODE_MAJOR}` },
};

/** `package.json` of the packed `@handover/shared`: JavaScript in place of TypeScript, versions in place of `catalog:`. */
export function sharedPackageJson() {
  const opened = Object.entries(source.exports).filter(([key]) => !LEFT_OUT.includes(key));
  const commands = Object.entries(COMMANDS).map(([name, file]) => [`./bin/${name}`, `./${file}.js`]);
  const names = Object.keys(source.dependencies).filter((name) => !PEERS.includes(name));
  return {
    name: source.name,
    ...common,
    sideEffects: source.sideEffects,
    exports: Object.fromEntries([
      ...opened.map(([key, file]) => [
        key,
        typeof file === 'string' ? file.replace(/(?<!\.d)\.ts$/, '.js') : file,
      ]),
      ...commands,
    ]),
    dependencies: Object.fromEntries(names.map((name) => [name, installedVersion(name)])),
    peerDependencies: Object.fromEntries(PEERS.map((name) => [name, `^${installedVersion(name)}`])),
  };
}

/** `package.json` of `@handover/remote-kit`, which belongs to exactly this version of shared. */
export function kitPackageJson() {
  return {
    name: '@handover/remote-kit',
    ...common,
    bin: Object.fromEntries(Object.keys(COMMANDS).map((name) => [name, `./bin/${name}.js`])),
    exports: {
      '.': './index.js',
      './jest': './jest.js',
      './tsconfig.json': './tsconfig.json',
      './package.json': './package.json',
    },
    peerDependencies: { [source.name]: source.version },
  };
}

/** `package.json` of `@handover/manifest-plugin`, which belongs to exactly this version of shared, too. */
export function pluginPackageJson() {
  const { name, dependencies } = readJson(join(pluginFolder, 'package.json'));
  const own = Object.keys(dependencies).filter((each) => each !== source.name);
  return {
    name,
    ...common,
    exports: { '.': './index.js', './package.json': './package.json' },
    dependencies: Object.fromEntries(own.map((each) => [each, installedVersion(each, pluginFolder)])),
    peerDependencies: { [source.name]: source.version },
  };
}

/** The version that this workspace runs and tests with. */
const installedVersion = (name: string, folder = sharedFolder): string =>
  readJson(join(folder, 'node_modules', name, 'package.json')).version;
