import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { progressLine, readProgress } from './progress.ts';

test('a line has the time, each package, what has failed, and what is left by the last run', () => {
  const packages = { api: { done: 31, total: 112, failed: 0 }, host: { done: 40, total: 52, failed: 1 } };
  expect(progressLine(packages, 250)).toBe('4:10 api 31/112, host 40/52 (1 failed)');
  expect(progressLine(packages, 250, 550)).toBe('4:10 api 31/112, host 40/52 (1 failed), about 5 min left');
  expect(progressLine({}, 5, 3)).toBe('0:05 starting');
});

test('a package that has not begun, or writes just now, is left out', () => {
  const root = mkdtempSync(join(tmpdir(), 'handover-progress-'));
  for (const [name, text] of [
    ['api', '{"done":1,"total":2,"failed":0}'],
    ['host', '{"done":'],
  ] as const) {
    mkdirSync(join(root, name, 'test-results'), { recursive: true });
    writeFileSync(join(root, name, 'test-results/progress.json'), text);
  }
  expect(readProgress(root, ['api', 'host', 'e2e'])).toEqual({ api: { done: 1, total: 2, failed: 0 } });
  rmSync(root, { recursive: true });
});
