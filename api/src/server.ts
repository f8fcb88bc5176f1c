import cluster from 'node:cluster';
import { untilNeeded } from '@handover/shared/contract/hosting';
import { readConfig } from './config.ts';
import { printError } from './print-error.ts';

/** Runs the api in this process or, with WORKERS, in several behind one port. */
async function main(): Promise<void> {
  const isPrimary = cluster.isPrimary && readConfig(process.env).workers > 1;
  const run = isPrimary
    ? (await import('./workers/primary.ts')).runPrimary
    : (await import('./serve.ts')).serve;
  // All code is loaded by now.
  await untilNeeded();
  await run(readConfig(process.env));
}

main().catch((error: Error) => {
  printError(error.message);
  process.exit(1);
});
