import { fileURLToPath } from 'node:url';
import { printProgress } from '@handover/tooling/command';
import { installSet, ReleaseError } from '@handover/tooling/releases';
import { announce } from '../start/announce.ts';
import { prepare } from '../start/prepare.ts';
import { run } from '../start/run.ts';
import { runApi, runGateway } from '../start/services.ts';
import { StartError, store } from '../start/settings.ts';

const packed = fileURLToPath(new URL('../../releases', import.meta.url));

/** `handover start`: as `pnpm start`, with the pages that the archive has. */
run(async ({ signal, add, fail }) => {
  await prepare();
  printProgress('starting the database and the api');
  const apiPort = await add(runApi(fail, { withSpare: true })).ready;
  if (signal.aborted) return;

  const { set, isNew } = await installSet(store, packed, ({ who, machine, purpose }) =>
    printProgress(`waiting for ${who} on ${machine}, who ${purpose}`),
  ).catch((error) => {
    throw error instanceof ReleaseError ? new StartError(error.message) : error;
  });
  printProgress(isNew ? `released the set ${set.id}` : `the set ${set.id} is current`);
  if (signal.aborted) return;

  printProgress('starting the gateway');
  await add(runGateway(apiPort, fail, { withSpare: true })).ready;
  announce();
});
