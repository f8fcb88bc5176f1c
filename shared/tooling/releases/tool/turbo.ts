import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './settings.ts';

export interface TurboRun {
  code: number | null;
  /** Of both streams. */
  output: string;
  stdout: string;
}
export type Turbo = (args: readonly string[]) => Promise<TurboRun>;

/** Runs turbo in this checkout. */
export const turbo: Turbo = (args) => {
  const child = spawn(join(root, 'node_modules/.bin/turbo'), args, {
    cwd: root,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let stdout = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
    stdout += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output, stdout }));
  });
};
