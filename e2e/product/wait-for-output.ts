import type { ChildProcess } from 'node:child_process';
import { HANG_LIMIT_MS } from './limits.ts';

export interface Exit {
  code: number | null;
  output: string;
}

/**
 * Resolves once a process has printed one of the texts, or has exited before that. A process that hangs is stopped, and
 * the promise rejects.
 */
export function waitForOutputOrExit(child: ChildProcess, ...texts: string[]): Promise<Exit | 'ready'> {
  let output = '';
  return new Promise((resolve, reject) => {
    const timeout = AbortSignal.timeout(HANG_LIMIT_MS);
    const giveUp = () => {
      child.kill('SIGINT');
      reject(new Error(`neither ready nor exited:\n${output}`));
    };
    const settle = (outcome: Exit | 'ready') => {
      timeout.removeEventListener('abort', giveUp);
      resolve(outcome);
    };
    const read = (chunk: Buffer) => {
      output += chunk;
      if (texts.some((text) => output.includes(text))) settle('ready');
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    // `exit` is too early: the last output may not have been read yet.
    child.once('close', (code) => settle({ code, output }));
    timeout.addEventListener('abort', giveUp);
  });
}

/** Resolves once a process has printed one of the texts; rejects if it exits before. */
export async function waitForOutput(child: ChildProcess, ...texts: string[]): Promise<void> {
  const outcome = await waitForOutputOrExit(child, ...texts);
  if (outcome !== 'ready')
    throw new Error(`${child.spawnfile} exited with ${outcome.code}:\n${outcome.output}`);
}
