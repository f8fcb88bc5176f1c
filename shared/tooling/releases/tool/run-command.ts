import { printProgress } from '../../build/command/index.ts';
import type { Change, LeaseRecord, Ledger } from '../records.ts';
import { ReleaseError } from '../release-error.ts';
import type { EntryPointRelease } from '../types/entry-point-versions.ts';
import { describeLedger } from './describe-ledger.ts';

export const printWaiting = ({ who, machine, pid, purpose, until }: LeaseRecord): void => {
  const left = Math.max(0, Math.ceil((until - Date.now()) / 1000));
  printProgress(
    `waiting for ${who} on ${machine} (process ${pid}), who ${purpose}; their lock expires in ${left} s unless renewed`,
  );
};

/** What has changed, and what new versions weigh and newly ask for. */
export function printChanges(changes: readonly Change[], ledger: Ledger = {}): void {
  for (const { name, from, to } of changes) {
    printProgress(`  ${name}  ${from ?? 'none'} -> ${to ?? 'none'}`);
    const entry = ledger[name];
    for (const line of entry ? describeLedger(entry) : []) printProgress(`    ${line}`);
  }
}

/** The new versions of entry points, and why. */
export function printEntryPoints(entryPoints: readonly EntryPointRelease[]): void {
  for (const { entryPoint, from, to, difference, reasons } of entryPoints) {
    printProgress(`  ${entryPoint}  ${from} -> ${to} (${difference})`);
    for (const reason of reasons) printProgress(`    ${reason}`);
  }
}

/** Why remotes were not loaded before, if they could not be. */
export function printUntried(reason: string | undefined): void {
  if (reason) printProgress(`not loaded to try it: ${reason}`);
}

/** Runs a command. Errors that the user can act on are printed as one message, others with their stack. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(isActionable(error) ? error.message : error);
    process.exitCode = 1;
  }
}

/** Wrong arguments, a refusing gate, an error of a disk or a server; but not a bug. */
const isActionable = (error: unknown): error is Error =>
  error instanceof ReleaseError ||
  (error instanceof Error &&
    ('$metadata' in error || String((error as { code?: string }).code).startsWith('E')));
