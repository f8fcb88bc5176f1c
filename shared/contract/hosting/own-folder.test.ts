import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownFolder } from './own-folder.ts';

const parent = mkdtempSync(join(tmpdir(), 'handover-folder-'));
afterAll(() => rmSync(parent, { recursive: true }));
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test.each(['made', 'a/b/made', 'there'])('%s can be read by its owner alone', (name) => {
  if (name === 'there') mkdirSync(join(parent, name), { mode: 0o755 });
  ownFolder(join(parent, name));
  expect(modeOf(join(parent, name))).toBe('700');
});
