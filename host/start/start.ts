import { printProgress } from '@handover/shared/build/command';
import { announce } from './announce.ts';
import { buildAndRelease } from './build-and-release.ts';
import { prepare } from './prepare.ts';
import { run } from './run.ts';
import { runApi, runGateway } from './services.ts';

/** `pnpm start`: builds changed packages, releases them, and runs the product. */
run(async ({ signal, add, fail }) => {
  await prepare();
  await buildAndRelease(signal);
  if (signal.aborted) return;

  printProgress('starting the database and the api');
  const apiPort = await add(runApi(fail, { withSpare: true })).ready;
  if (signal.aborted) return;

  printProgress('starting the gateway');
  await add(runGateway(apiPort, fail, { withSpare: true })).ready;
  announce();
});
