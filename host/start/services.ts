import { recordPid } from './run-file.ts';
import { runService } from './service.ts';
import { type StartError, settings } from './settings.ts';

const common = {
  DATA_DIR: settings.dataDir,
  SEED: settings.seed,
  NODE_ENV: 'production',
  // For links in mails.
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${settings.port}`,
  // People read this terminal, so only warnings and errors are logged.
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
};

/** Starts the api with its database, on a free port of the loopback interface. */
export const runApi = (giveUp: (reason: StartError) => void) =>
  runService(
    {
      name: 'api',
      folder: 'api',
      script: 'src/server.ts',
      env: (port) => ({
        ...common,
        API_PORT: String(port),
        PORT: String(port),
        HOST: '127.0.0.1',
        // It hears the gateway only, which says whose request it is.
        TRUSTED_PROXIES: 'loopback',
      }),
      readyWithin: 120_000,
      onStart: recordPid,
    },
    giveUp,
  );

/** Starts the gateway; `more` are settings of `pnpm dev`. */
export const runGateway = (
  apiPort: number,
  giveUp: (reason: StartError) => void,
  more: Record<string, string> = {},
) =>
  runService(
    {
      name: 'gateway',
      folder: 'host',
      script: 'server/server.ts',
      env: () => ({
        ...common,
        PORT: String(settings.port),
        HOST: settings.host,
        API_URL: `http://127.0.0.1:${apiPort}`,
        ...more,
      }),
      readyWithin: 20_000,
      onStart: recordPid,
    },
    giveUp,
  );
