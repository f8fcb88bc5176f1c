import { printProgress } from '@handover/tooling/command';
import { announce } from './announce.ts';
import { build, releaseBuilds } from './build-and-release.ts';
import { prepare } from './prepare.ts';
import { run } from './run.ts';
import { runApi, runGateway } from './services.ts';

/** `pnpm start`: builds changed packages, starts the api, releases the builds, and lets people in. */
run(async ({ signal, add, fail }) => {
  await prepare();
  await build(signal);
  if (signal.aborted) return;

  printProgress('starting the database and the api');
  const apiPort = await add(runApi(fail, { withSpare: true })).ready;
  if (signal.aborted) return;

  await releaseBuilds(apiPort);
  if (signal.aborted) return;

  printProgress('starting the gateway');
  await add(runGateway(apiPort, fail, { withSpare: true })).ready;
  announce();
});
