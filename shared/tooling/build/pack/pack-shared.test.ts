import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readJson, sharedFolder, toolingFolder } from '../descriptor/package-facts.ts';
import { packShared } from './pack-shared.ts';

const cache = join(toolingFolder, '.cache');
mkdirSync(cache, { recursive: true });
// Inside of this package and of shared, so that the packages find their dependencies.
const folder = mkdtempSync(join(cache, 'packed-'));
const installed = join(folder, 'node_modules/@handover');
const packages = ['shared', 'tooling'];
afterAll(() => rmSync(folder, { recursive: true }));

/** Entry points for Node; the others import style sheets, for a bundler. */
const FOR_NODE = [
  'contract',
  'contract/hosting',
  'contract/schemas',
  'federation/entry-points',
  'federation/gates',
  'federation/match-route',
  'testing/jest',
  'testing/limit',
  'testing/suite',
];
/** All of tooling is for Node. */
const OF_TOOLING = ['any-bundler', 'command', 'preview-frame', 'releases', 'releases/integrity', 'workspace'];

beforeAll(() => {
  for (const file of packShared(join(folder, 'packed'))) {
    const target = join(installed, basename(file).replace(/^handover-(.+)-[\d.]+\.tgz$/, '$1'));
    mkdirSync(target, { recursive: true });
    execFileSync('tar', ['-xzf', file, '-C', target, '--strip-components=1']);
  }
  // What a package manager would install with it.
  const ofPlugin = join(sharedFolder, '../manifest-plugin/node_modules/unplugin');
  symlinkSync(ofPlugin, join(folder, 'node_modules/unplugin'));
});

test.each(packages)('%s has every file that its exports name, as JavaScript with types', (name) => {
  const folder = join(installed, name);
  const { exports } = readJson(join(folder, 'package.json'));
  for (const [key, file] of Object.entries<string | { types: string }>(exports)) {
    const path = typeof file === 'string' ? file : file.types;
    const found = globSync(path, { cwd: folder });
    expect([key, found]).not.toEqual([key, []]);
    for (const each of found.filter((name) => name.endsWith('.js')))
      expect(existsSync(join(folder, each.replace(/\.js$/, '.d.ts')))).toBe(true);
  }
  expect(globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => !file.endsWith('.d.ts'))).toEqual([]);
});

test.each(packages)('every file that the code of %s imports or names is there', (name) => {
  const folder = join(installed, name);
  const missing = globSync('**/*.{js,d.ts}', { cwd: folder }).flatMap((file) => {
    const code = readFileSync(join(folder, file), 'utf8').replaceAll(/^\s*\/?\*.*$/gm, '');
    return [...code.matchAll(/(?:from|import\(?|new URL\() ?'(\.[^']+)'/g)]
      .map(([, path = '']) => join(dirname(file), path))
      .filter((path) => !existsSync(join(folder, path)))
      .map((path) => `${file}: ${path}`);
  });
  expect(missing).toEqual([]);
});

test.each(packages)('every dependency of %s has an exact version', (name) => {
  const { dependencies } = readJson(join(installed, name, 'package.json'));
  for (const [name, version] of Object.entries(dependencies))
    expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
});

test('the tools run in plain Node from node_modules', () => {
  const specifiers = [
    ...FOR_NODE.map((name) => `@handover/shared/${name}`),
    '@handover/tooling',
    ...OF_TOOLING.map((name) => `@handover/tooling/${name}`),
    '@handover/manifest-plugin',
  ];
  const code = specifiers.map((name) => `await import('${name}');`).join('\n');
  const options = { cwd: folder, encoding: 'utf8' } as const;
  const imported = spawnSync(process.execPath, ['--input-type=module', '--eval', code], options);
  expect(imported).toMatchObject({ status: 0, stderr: '' });
  const command = join(installed, 'tooling/bin/handover-release.js');
  expect(spawnSync(process.execPath, [command, '--help'], options).stdout).toContain('--place <name>');
});

test('on an older Node a command says what it needs', () => {
  const older = join(folder, 'older-node.mjs');
  writeFileSync(older, "Object.defineProperty(process.versions, 'node', { value: '20.19.0' });");
  const command = join(installed, 'tooling/bin/handover-release.js');
  const { status, stderr } = spawnSync(process.execPath, ['--import', older, command, '--help'], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('needs Node 24 or newer')]);
});
