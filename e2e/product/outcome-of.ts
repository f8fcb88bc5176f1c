import type { ChildProcess } from 'node:child_process';
import { LIMIT_MS } from './limits.ts';

export interface Ended {
  code: number | null;
  output: string;
}

/** Resolves once a process has printed one of the texts, or has ended before that. Ends it, and rejects, when it hangs. */
export function outcomeOf(child: ChildProcess, ...texts: string[]): Promise<Ended | 'ready'> {
  let output = '';
  return new Promise((resolve, reject) => {
    const hung = AbortSignal.timeout(LIMIT_MS);
    const giveUp = () => {
      child.kill('SIGINT');
      reject(new Error(`neither ready nor over:\n${output}`));
    };
    const settle = (outcome: Ended | 'ready') => {
      hung.removeEventListener('abort', giveUp);
      resolve(outcome);
    };
    const read = (chunk: Buffer) => {
      output += chunk;
      if (texts.some((text) => output.includes(text))) settle('ready');
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    // Not `exit`: by then the last of its output may not have been read.
    child.once('close', (code) => settle({ code, output }));
    hung.addEventListener('abort', giveUp);
  });
}

/** The same, where ending is a failure. */
export async function untilPrinted(child: ChildProcess, ...texts: string[]): Promise<void> {
  const outcome = await outcomeOf(child, ...texts);
  if (outcome !== 'ready')
    throw new Error(`${child.spawnfile} ended with ${outcome.code}:\n${outcome.output}`);
}
