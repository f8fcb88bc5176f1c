import cluster from 'node:cluster';
import { untilNeeded } from '@handover/shared/contract/hosting';
import { readConfig } from './config.ts';
import { printError } from './process/print-error.ts';
import { untilSettings } from './workers/until-settings.ts';

/** Runs the api in this process or, with WORKERS, in several behind one port. */
async function main(): Promise<void> {
  const { workers } = readConfig(process.env);
  if (cluster.isPrimary && workers > 1) {
    const { forkSpareWorkers, runPrimary } = await import('./workers/primary.ts');
    const ahead = process.env.STANDBY === 'yes' ? forkSpareWorkers(workers) : [];
    await untilNeeded();
    return runPrimary(readConfig(process.env), ahead);
  }
  const { serve } = await import('./workers/serve.ts');
  // All code is loaded by now.
  await (cluster.isWorker ? untilSettings() : untilNeeded());
  await serve(readConfig(process.env));
}

main().catch((error: Error) => {
  printError(error.message);
  process.exit(1);
});
