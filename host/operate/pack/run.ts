import { spawnSync } from 'node:child_process';

/** Runs a program; throws with what it has printed if it fails. */
export function run(program: string, args: readonly string[], options: { cwd?: string } = {}): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    ...options,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  if (status !== 0)
    throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? `${stdout}\n${stderr}`}`);
  return stdout;
}
