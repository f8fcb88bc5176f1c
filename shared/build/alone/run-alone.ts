import { say, watchRunners } from '../command/index.ts';
import { AloneError } from './alone-error.ts';
import { announce } from './announce.ts';
import type { Api } from './api.ts';
import { createReport } from './build-report.ts';
import { serveAlone } from './dev-server.ts';
import { findPort } from './find-port.ts';
import { startOwnApi } from './own-api.ts';
import { reachProduct } from './reach-product.ts';
import { readSettings } from './settings.ts';
import { remotesOf } from './siblings.ts';
import { makeDataFolder, removeDataFolder, sweep } from './throw-away.ts';

/** Runs the remote in `folder` alone until it is asked to end; what it started and made goes with it. */
export async function runAlone(folder: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const endings: (() => Promise<void> | void)[] = [];
  let stopping: Promise<void> | undefined;

  const stop = (code: number) => {
    stopping ??= (async () => {
      for (const end of endings.toReversed()) await end();
      process.exit(code);
    })();
  };
  const fail = (reason: unknown) => {
    if (stopping) return;
    const said = reason instanceof AloneError ? reason.message : reason;
    if (said !== '') console.error(said);
    stop(1);
  };
  const stopOnRequest = () => {
    if (!stopping) say('stopping');
    stop(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopOnRequest);
  watchRunners(stopOnRequest);

  try {
    const settings = readSettings(folder, args, env);
    const { name, against } = settings;
    const place = remotesOf().findIndex((remote) => remote.name === name);
    const port = await findPort(settings.port, Math.max(place, 0));
    say(`${name} alone${against ? `, against ${against}` : ', with an api and a database of its own'}`);
    const left = await sweep();
    if (left > 0)
      say(`removed the data of ${left} earlier ${left === 1 ? 'run' : 'runs'} that had been killed`);

    const follow = (api: Api) => {
      endings.push(api.stop);
      void api.died.then(() => fail(new AloneError('The api has ended.')));
    };
    const startApi = async () => {
      if (against) return reachProduct(against).then(() => against);
      const dataFolder = makeDataFolder();
      endings.push(() => removeDataFolder(dataFolder));
      const { address } = await startOwnApi(settings, port, dataFolder, follow);
      await address;
      say('the api is ready');
      return address;
    };
    const api = startApi();
    const report = createReport();
    const serving = serveAlone({ folder, port, against, api, onBuilt: report.built });
    endings.push(async () => (await serving)());
    await Promise.all([api, serving, report.first]);
    if (!stopping) announce(settings, port);
  } catch (error) {
    fail(error);
  }
}
