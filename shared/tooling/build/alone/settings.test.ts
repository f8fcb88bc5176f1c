import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from './settings.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'handover-settings-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/remote.json'), '{"name":"mfe-deals"}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('by default there is a local api with the demo', () => {
  expect(readSettings(folder, [], {})).toEqual({
    folder,
    name: 'mfe-deals',
    against: null,
    live: [],
    record: null,
    replay: null,
    port: undefined,
    databaseUrl: undefined,
    seed: 'demo',
  });
});

test('the settings are the same as of the start command', () => {
  const env = { PORT: '3300', DATABASE_URL: 'postgres://u@h/d', SEED: 'none' };
  expect(readSettings(folder, [], env)).toMatchObject({
    port: 3300,
    databaseUrl: 'postgres://u@h/d',
    seed: 'none',
  });
});

test.each([
  [['--against', 'https://handover.example/opportunities?x'], 'https://handover.example'],
  [['--', '--against=http://localhost:3000'], 'http://localhost:3000'],
])('%j goes against the origin %s', (args, origin) => {
  expect(readSettings(folder, args, {}).against).toBe(origin);
});

test.each([
  [['--against', 'handover.example'], {}, '--against takes the address of a deployed product'],
  [['--against', 'ftp://handover.example'], {}, 'not ftp://handover.example'],
  [['--agaist', 'x'], {}, "Unknown option '--agaist'. The options are --against <url>"],
  [['--with', 'mfe-auth'], {}, '--with takes remotes of a deployed product'],
  [['--replay', 'a.json', '--record', 'b.json'], {}, '--replay is in place of an api'],
  [[], { PORT: '80000' }, 'PORT is not a port: 80000'],
  [[], { SEED: 'all' }, 'SEED must be demo or none, not all'],
])('%j with %j is refused in one line', (args, env, line) => {
  expect(() => readSettings(folder, args, env)).toThrow(line);
});

test('several remotes of the deployed product can be loaded', () => {
  const args = ['--against', 'https://handover.example', '--with', 'mfe-auth', '--with', 'mfe-companies'];
  expect(readSettings(folder, args, {}).live).toEqual(['mfe-auth', 'mfe-companies']);
});

test('recordings are files in the folder of the remote', () => {
  const { record } = readSettings(folder, ['--record', 'recordings/a.json'], {});
  expect(record).toBe(join(folder, 'recordings/a.json'));
  expect(readSettings(folder, ['--replay', '/tmp/a.json'], {}).replay).toBe('/tmp/a.json');
});

test('a folder without a remote is refused', () => {
  expect(() => readSettings(join(folder, 'src'), [], {})).toThrow("src is not a remote's folder");
});
