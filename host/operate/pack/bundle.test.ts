/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from './bundle.ts';

const root = join(__dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'handover-bundle-'));
let packages: string[] = [];
beforeAll(async () => {
  packages = await bundle(root, 'host/operate/handover.ts', folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('what runs in a process or a thread of its own is where the code looks for it', () => {
  for (const file of [
    'api/src/server.js',
    'api/src/staff.js',
    'shared/tooling/releases/bin/release-list.js',
    'api/src/storage/pages.worker.js',
    'api/src/storage/structure/structure.worker.js',
    'api/src/features/opportunities/identity/identity.worker.js',
    'host/server/server.js',
    'host/server/render/render-worker.js',
  ])
    expect([file, existsSync(join(folder, file))]).toEqual([file, true]);
  expect(globSync('**/*.ts', { cwd: folder })).toEqual([]);
});

test('nothing that builds or tests is imported', () => {
  expect(packages).toEqual(expect.arrayContaining(['fastify', 'pg', 'zod']));
  const tools = /webpack|typescript|swc|esbuild|jest|playwright|jsdom|postcss|testing|drizzle-kit|turbo/;
  expect(packages.filter((name) => tools.test(name))).toEqual([]);
});

test('every package that is imported is a production dependency', () => {
  const known = ['api', 'host', 'shared', 'shared/tooling'].flatMap((name) =>
    Object.keys(JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')).dependencies),
  );
  expect(packages.filter((name) => !known.includes(name))).toEqual([]);
});

const handover = (...args: string[]) =>
  spawnSync(process.execPath, [join(folder, 'host/operate/handover.js'), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

test('the command lists what it can do, and tells of each', () => {
  const { status, stdout } = handover('--help');
  expect([status, stdout]).toEqual([0, expect.stringContaining('handover start')]);
  expect(handover('start', '--help')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('starts api and gateway'),
  });
  expect(handover('strat')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no command strat'),
  });
});
