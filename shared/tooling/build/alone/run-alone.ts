import { CommandError } from '../command/command-error.ts';
import { printProgress, watchPackageManager } from '../command/index.ts';
import { inWorkspace, remoteNames } from '../workspace/index.ts';
import { announce } from './announce.ts';
import { createReport } from './build-report.ts';
import { checkProduct } from './check-product.ts';
import { type Around, readRecording } from './recording/recording-file.ts';
import { replayApi } from './recording/replay-api.ts';
import { startRecording } from './recording/start-recording.ts';
import type { Api } from './server/api.ts';
import { serveAlone } from './server/dev-server.ts';
import { findPort } from './server/find-port.ts';
import { startLocalApi } from './server/start-local-api.ts';
import { backendOf, readSettings } from './settings.ts';
import { findSurroundings } from './surroundings.ts';
import { createDataFolder, removeDataFolder, removeStaleFolders } from './temp-dir.ts';

/** Runs the remote in `folder` alone until it is stopped, then stops and removes everything it has created. */
export async function runAlone(folder: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const cleanups: (() => Promise<void> | void)[] = [];
  let stopping: Promise<void> | undefined;

  const stop = (code: number) => {
    stopping ??= (async () => {
      for (const end of cleanups.toReversed()) await end();
      process.exit(code);
    })();
  };
  const fail = (reason: unknown) => {
    if (stopping) return;
    const message = reason instanceof CommandError ? reason.message : reason;
    if (message !== '') console.error(message);
    stop(1);
  };
  const stopOnRequest = () => {
    if (!stopping) printProgress('stopping');
    stop(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopOnRequest);
  watchPackageManager(stopOnRequest);

  try {
    const settings = readSettings(folder, args, env);
    const { name, against, record } = settings;
    const recording = settings.replay === null ? undefined : readRecording(settings.replay);
    if (!against && !inWorkspace && !recording?.siblings)
      throw new CommandError(
        'Outside of the workspace there is no api: give --against <address of the product>, or --replay <a recording of one>.',
      );
    const place = remoteNames().indexOf(name);
    const port = await findPort(settings.port, Math.max(place, 0));
    printProgress(`${name} alone, ${backendOf(settings)}`);
    const left = await removeStaleFolders();
    if (left > 0)
      printProgress(
        `removed the data of ${left} earlier ${left === 1 ? 'run' : 'runs'} that had been killed`,
      );

    const follow = (api: Api) => {
      cleanups.push(api.stop);
      void api.died.then(() => fail(new CommandError('The api has ended.')));
    };
    const around: Around = {};
    const keep = (server: { address: string; stop: () => void }) => {
      cleanups.push(server.stop);
      return server.address;
    };
    const startApi = async () => {
      if (recording) return keep(await replayApi(recording, printProgress));
      const address = await startRealApi();
      if (record === null) return address;
      return keep(
        await startRecording({
          file: record,
          remote: name,
          api: address,
          isDeployed: against !== null,
          around,
        }),
      );
    };
    const startRealApi = async () => {
      if (against) return checkProduct(against).then(() => against);
      const dataFolder = createDataFolder();
      cleanups.push(() => removeDataFolder(dataFolder));
      const { address } = await startLocalApi(settings, port, dataFolder, follow);
      await address;
      printProgress('the api is ready');
      return address;
    };
    const api = startApi();
    const surroundings = findSurroundings(settings, api, recording, around);
    const report = createReport();
    const serving = serveAlone({ settings, port, api, surroundings, onBuilt: report.built });
    cleanups.push(async () => (await serving)());
    await Promise.all([api, surroundings, serving, report.first]);
    if (!stopping) announce(settings, port);
  } catch (error) {
    fail(error);
  }
}
