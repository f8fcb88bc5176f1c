import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const dataDir = mkdtempSync(join(tmpdir(), 'handover-start-'));
process.env.DATA_DIR = dataDir;
afterAll(() => rmSync(dataDir, { recursive: true }));

const modeOf = (name: string) => (statSync(join(dataDir, name)).mode & 0o777).toString(8);

test('the files of a start are closed to others on the machine, also those of an earlier one', async () => {
  chmodSync(dataDir, 0o755);
  mkdirSync(join(dataDir, 'releases'), { mode: 0o755 });
  writeFileSync(join(dataDir, 'run.json'), '{}', { mode: 0o644 });
  const { checkSettings } = await import('./checks.ts');
  const { recordPid } = await import('./run-file.ts');
  await checkSettings();
  recordPid('start', process.pid);
  recordPid('api', process.pid);
  expect([modeOf('.'), modeOf('releases'), modeOf('run.json')]).toEqual(['700', '700', '600']);
});

test('a release makes its store closed to others', async () => {
  const { moveTo } = await import('@handover/tooling/releases');
  const { buildSet } = await import('../server/testing/build-set.ts');
  await moveTo(join(dataDir, 'new'), buildSet());
  expect([modeOf('new'), modeOf('new/current.json')]).toEqual(['700', '600']);
});
