import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ALONE, fileOf, groupsOf } from './groups.ts';

const folder = join(import.meta.dirname, '../..');
const target = join(folder, '.cache/test-groups');
const loader = relative(target, join(import.meta.dirname, 'run-files.ts'));

/**
 * Writes a file for each group of test files, which node's test runner starts as a process. Loading the api takes a
 * second of processor time, more than the tests of most files.
 */
export function writeGroups(exclude: string[] = []): void {
  const gone = Object.keys(ALONE).filter((file) => !existsSync(join(folder, file)));
  if (gone.length > 0)
    throw new Error(`testing/groups/groups.ts names files that do not exist: ${gone.join(', ')}`);
  const files = globSync('{db,seed,src,tests}/**/*.test.ts', { cwd: folder, exclude });
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const [name, group] of groupsOf(files))
    writeFileSync(
      join(target, fileOf(name)),
      `import { runFiles } from '${loader}';\n\nrunFiles(${JSON.stringify(group, null, 2)});\n`,
    );
}

if (import.meta.main) writeGroups();
