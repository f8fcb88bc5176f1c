import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { declarationsFolder } from './declarations.ts';

const cache = mkdtempSync(join(tmpdir(), 'handover-declarations-'));
afterAll(() => rmSync(cache, { recursive: true }));

test('builds that run at a time get the same declarations, of all layers that remotes use', async () => {
  const [folder = '', ...others] = await Promise.all([1, 2, 3].map(() => declarationsFolder(cache)));
  expect(others).toEqual([folder, folder]);
  for (const file of ['kernel/http', 'design/ui', 'domain/documents', 'federation', 'contract'])
    expect(existsSync(join(folder, file, 'index.d.ts'))).toBe(true);
  expect(globSync('**/*.test.d.ts', { cwd: folder })).toEqual([]);
  expect(globSync('*', { cwd: cache })).toEqual([basename(folder)]);
});
