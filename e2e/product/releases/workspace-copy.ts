import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../..');
const GENERATED =
  /^(node_modules|dist|coverage|test-results|playwright-report|\.(git|data|turbo|cache|tmp))$/;

/** A temporary copy of the source with its own node_modules, for tests that change it. */
export async function copyWorkspace() {
  const folder = mkdtempSync(join(tmpdir(), 'handover-workspace-'));
  cpSync(root, folder, { recursive: true, filter: (source) => !GENERATED.test(basename(source)) });
  const run = async (...args: string[]) => {
    try {
      return (await promisify(execFile)('pnpm', args, { cwd: folder })).stdout;
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`pnpm ${args.join(' ')} failed:\n${stdout}${stderr}`);
    }
  };
  // Some checks ask git which files are ignored; without a commit, turbo takes outputs of a build for sources.
  const git = (...args: string[]) => promisify(execFile)('git', args, { cwd: folder });
  await git('init', '--quiet');
  await git('add', '--all');
  await git('-c', 'user.name=test', '-c', 'user.email=test@handover.test', 'commit', '--quiet', '-m', 'copy');
  await run('install', '--prefer-offline', '--frozen-lockfile');
  return {
    folder,
    /** Runs `pnpm` in the copy; rejects with the output if that fails. */
    run,
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}
