import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitOf } from './commit-of.ts';

test('the commit is known where nothing differs from it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'handover-commit-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  try {
    expect(await commitOf(folder)).toBeNull();
    git('init', '-q');
    git(
      '-c',
      'user.name=ada',
      '-c',
      'user.email=ada@example.org',
      'commit',
      '-q',
      '--allow-empty',
      '-m',
      'first',
    );
    expect(await commitOf(folder)).toBe(git('rev-parse', 'HEAD'));
    writeFileSync(join(folder, 'new.ts'), '');
    expect(await commitOf(folder)).toBeNull();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
