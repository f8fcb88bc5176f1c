import { join } from 'node:path';
import { recordPid } from './run-file.ts';
import { runService } from './service.ts';
import { root, type StartError, settings } from './settings.ts';

const common = {
  DATA_DIR: settings.dataDir,
  SEED: settings.seed,
  NODE_ENV: 'production',
  // Keeps the compiled code between starts.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'host/.cache/compiled'),
  // Links in mails need this.
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${settings.port}`,
  // People read this terminal, so only warnings and errors are logged.
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
};

/** A service that listens on these is asked at the loopback interface. */
const ANY_ADDRESS = ['0.0.0.0', '::', '::0'];

interface RunOptions {
  /** Whether a spare process is kept. Not under `pnpm dev`, where it would have old code. */
  withSpare: boolean;
  /** More settings. */
  env?: Record<string, string>;
}

/** Starts the api with its database, on a free port of the loopback interface. */
export const runApi = (giveUp: (reason: StartError) => void, { withSpare }: RunOptions) =>
  runService(
    {
      name: 'api',
      folder: 'api',
      script: new URL('../../api/src/server.ts', import.meta.url),
      host: '127.0.0.1',
      env: (port) => ({
        ...common,
        API_PORT: String(port),
        PORT: String(port),
        HOST: '127.0.0.1',
        // It hears the gateway only, which says whose request it is.
        TRUSTED_PROXIES: 'loopback',
        // The gateway, which has ended by then, has waited.
        SHUTDOWN_DELAY_MS: '0',
      }),
      readyWithin: 120_000,
      onStart: recordPid,
      withSpare,
    },
    giveUp,
  );

/** Starts the gateway in front of the api. */
export const runGateway = (
  apiPort: number,
  giveUp: (reason: StartError) => void,
  { withSpare, env: more }: RunOptions,
) =>
  runService(
    {
      name: 'gateway',
      folder: 'host',
      script: new URL('../server/server.ts', import.meta.url),
      host: ANY_ADDRESS.includes(settings.host) ? '127.0.0.1' : settings.host,
      env: () => ({
        ...common,
        PORT: String(settings.port),
        HOST: settings.host,
        API_URL: `http://127.0.0.1:${apiPort}`,
        ...more,
      }),
      readyWithin: 20_000,
      onStart: recordPid,
      withSpare,
    },
    giveUp,
  );
