import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';

const ROOT = join(import.meta.dirname, '../../..');
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** The commit before the newest migration, which both versions have to live with; undefined without the history. */
function commitBefore(): string | undefined {
  try {
    const [commit = '', file = ''] = git(
      ...['log', '-1', '--diff-filter=A', '--format=%H', '--name-only'],
      ...['--', 'api/db/migrations/*.sql'],
    ).split(/\s+/);
    // After one named contract there is no way back.
    return git('rev-parse', /_contract_/.test(file) ? commit : `${commit}^`);
  } catch {
    return undefined;
  }
}

/**
 * Unpacks and installs the version before into a folder, which is removed after the test file.
 *
 * @returns undefined if the checkout has no history, or the packages of that version can't be had
 */
export function versionBefore(): { commit: string; root: string } | undefined {
  const commit = commitBefore();
  if (!commit) return undefined;
  const root = mkdtempSync(join(tmpdir(), 'handover-before-'));
  after(() => rmSync(root, { recursive: true, force: true }));
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 1e9 });
  execFileSync('tar', ['-x', '-C', root], { input: archive });
  try {
    execFileSync('pnpm', ['install', '--prefer-offline', '--frozen-lockfile', '--ignore-scripts'], {
      cwd: root,
      stdio: 'pipe',
    });
  } catch {
    return undefined;
  }
  return { commit, root };
}
