import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { history } from '../history/history.ts';
import { watchedSet } from '../history/watched-set.ts';
import { addKey } from '../ownership/change-owners.ts';
import { previewToken } from '../previews/preview.ts';
import { release } from '../release.ts';
import { revoke } from '../revoke/revoke.ts';
import { rollback } from '../rollback.ts';
import { folderStore } from '../store/folder-store.ts';
import { runTool } from '../testing/run-tool.ts';
import { tempStore } from '../testing/temp-store.ts';
import { writeBuild } from '../testing/write-build.ts';
import { describeFindings } from '../tool/describe-findings.ts';
import { checkStore, repairStore } from './check-store.ts';

const temp = tempStore();
const at = (key: string) => join(temp.location, key);
const damage = (key: string) => writeFileSync(at(key), '{"cut');
const store = () => folderStore(temp.location);
const findings = () => checkStore(store());
const STACK = /SyntaxError|ZodError|\n\s+at /;
const tool = (command: string, ...args: string[]) => runTool(temp, 'ada', command, ...args);
const currentSet = () => `sets/${watchedSet(temp.location)()?.id}.json`;
const earlierSet = () => {
  const [first = ''] = readdirSync(at('sets'))
    .map((file) => `sets/${file}`)
    .filter((key) => key !== currentSet());
  return first;
};
const build = (hash: string) => {
  const dist = writeBuild(temp.folder, { name: 'mfe-deals', hash });
  writeFileSync(join(dist, 'entry.js.br'), brotliCompressSync(hash));
  writeFileSync(join(dist, 'chunks/list.js.gz'), gzipSync(`${hash} list`));
  return dist;
};

beforeEach(async () => {
  await release(temp.location, [writeBuild(temp.folder, { name: 'host', hash: 'h1' }), build('d1')]);
  await release(temp.location, [build('d2')]);
  await previewToken(temp.location, watchedSet(temp.location)()?.id ?? '', Date.now() + 1000);
});

test('a store as tools leave it is complete', async () => {
  const { pem: signingKey } = await addKey(temp.location, 'mfe-deals');
  await release(temp.location, [build('d3')], { place: 'staging', signingKey });
  await revoke(temp.location, { name: 'mfe-deals', version: '1.0.0-d1' });
  expect(await findings()).toEqual([]);
  expect(await tool('check')).toMatchObject({ code: 0, output: expect.stringContaining('is complete') });
});

const CAN_BE_REBUILT: [string, () => string, (key: string) => void][] = [
  ['the pointer, damaged', () => 'current.json', damage],
  ['the pointer, missing', () => 'current.json', (key) => rmSync(at(key))],
  ['the current set, damaged', currentSet, damage],
  ['the current set, missing', currentSet, (key) => rmSync(at(key))],
  ['a set of before', earlierSet, damage],
  ['the newest entry of the history', () => 'history/000002.json', damage],
  ['a script with a compressed copy', () => 'mfe-deals/1.0.0-d2/entry.js', damage],
  [
    'a missing chunk with a compressed copy',
    () => 'mfe-deals/1.0.0-d2/chunks/list.js',
    (key) => rmSync(at(key)),
  ],
  ['a compressed copy', () => 'mfe-deals/1.0.0-d1/entry.js.br', damage],
  ['a file too many', () => 'mfe-deals/1.0.0-d1/added.js', (key) => writeFileSync(at(key), '')],
  ['the secret of preview links', () => 'previews.json', damage],
];

test.each(CAN_BE_REBUILT)('%s is named, and rebuilt', async (_, keyOf, spoil) => {
  const key = keyOf();
  const before = watchedSet(temp.location)();
  spoil(key);
  expect((await findings()).map((finding) => finding.key)).toContain(key);
  expect(await repairStore(store())).toContainEqual(expect.stringContaining(`${key}: re`));
  expect(await findings()).toEqual([]);
  const after = watchedSet(temp.location)();
  expect(after?.id).toBe(before?.id);
  expect(after?.remotes['mfe-deals']?.version).toBe('1.0.0-d2');
  expect(await release(temp.location, [build('d3')])).toMatchObject({ isNew: true });
});

test('by the tool: both the pointer and its set are named and rebuilt, one after the other', async () => {
  const set = currentSet();
  for (const key of [set, 'current.json']) damage(key);
  const checked = await tool('check');
  expect(checked.code).toBe(1);
  expect(checked.output).toContain('  current.json is damaged\n');
  expect(checked.output).not.toMatch(STACK);
  const { code, output } = await tool('repair');
  expect({ code, output }).toMatchObject({ code: 0 });
  expect(output).toContain('current.json: rebuilt');
  expect(output).toContain(`${set}: rebuilt`);
  const { remotes, ...rebuilt } = JSON.parse(readFileSync(at(set), 'utf8'));
  expect(rebuilt.host.version).toBe('1.0.0-h1');
  expect(remotes['mfe-deals']).toMatchObject({ version: '1.0.0-d2', fallback: null });
});

const CAN_NOT: [string, string, (key: string) => void, string][] = [
  ['owners where releases are signed', 'owners.json', (key) => rmSync(at(key)), 'nothing can be released'],
  ['damaged owners', 'owners.json', damage, 'nothing can be released'],
  ['damaged revocations', 'revoked.json', damage, 'a revoked version could come back'],
  ['an older entry of the history', 'history/000001.json', damage, 'every command that reads the history'],
  ['a manifest', 'mfe-deals/1.0.0-d2/build-manifest.json', damage, 'pages of mfe-deals in production fail'],
  ['a file without a copy', 'mfe-deals/1.0.0-d2/en.json', damage, 'pages of mfe-deals in production fail'],
  ['a version', 'mfe-deals/1.0.0-d1', (key) => rmSync(at(key), { recursive: true }), 'a fallback is missing'],
];

test.each(CAN_NOT)(
  '%s: it is said what follows and what can be done, and nothing is changed',
  async (_, key, spoil, follows) => {
    await addKey(temp.location, 'mfe-deals');
    spoil(key);
    const files = readdirSync(temp.location, { recursive: true });
    expect(await repairStore(store())).toEqual([]);
    expect(readdirSync(temp.location, { recursive: true })).toEqual(files);
    const told = describeFindings(await findings());
    expect(told).toMatch(
      new RegExp(`  ${key} .*\n    so: .*${follows}.*\n    (Put it back|Release its sources)`),
    );
  },
);

test.each([
  'current.json',
  'owners.json',
  'revoked.json',
  'history/000001.json',
  'mfe-deals/1.0.0-d1/build-manifest.json',
])('while %s is damaged nothing ends with an error of the parser', async (key) => {
  await addKey(temp.location, 'mfe-deals');
  damage(key);
  const moves = [
    () => release(temp.location, [build('d3')]),
    () => rollback(temp.location),
    () => rollback(temp.location, { name: 'mfe-deals' }),
    () => revoke(temp.location, { name: 'mfe-deals', version: '1.0.0-d1' }),
    () => history(store()),
  ];
  for (const move of moves) {
    const error = await move().catch((cause: unknown) => cause);
    expect(error instanceof Error ? error.constructor.name : 'none').toMatch(/^(ReleaseError|none)$/);
  }
});

test('by the tool: a command names the damaged file, and where help is', async () => {
  damage('history/000001.json');
  const { code, output } = await tool('list');
  expect(code).toBe(1);
  expect(output).toMatch(/^history\/000001\.json in .* is damaged\. .*pnpm release:check\n/);
  expect(output).not.toMatch(STACK);
});
