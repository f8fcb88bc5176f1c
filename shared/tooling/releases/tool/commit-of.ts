import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What is checked out in a folder; null if files differ from it, or without git. */
export async function commitOf(folder: string): Promise<string | null> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: folder })).stdout.trim();
  try {
    return (await git('status', '--porcelain')) === '' ? await git('rev-parse', 'HEAD') : null;
  } catch {
    return null;
  }
}
