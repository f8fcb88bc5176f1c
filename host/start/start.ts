import { buildAndRelease } from './build-and-release.ts';
import { checkPort, checkSettings } from './checks.ts';
import { clearLeftovers, forget, note } from './run-file.ts';
import { say } from './say.ts';
import { runService, type Service } from './service.ts';
import { settings, StartError } from './settings.ts';

const services: Service[] = [];
let stopping: Promise<void> | undefined;

/** The gateway first, so that no request meets an api that is going; the api ends its database itself. */
function stop(code: number) {
  stopping ??= (async () => {
    for (const service of services.toReversed()) await service.stop();
    forget();
    process.exit(code);
  })();
  return stopping;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!stopping) say('stopping');
    stop(0);
  });
}

function fail(reason: unknown) {
  console.error(reason instanceof StartError || typeof reason === 'string' ? `${reason}`.replace(/^Error: /, '') : reason);
  return stop(1);
}

async function start() {
  const { port, host, dataDir, seed } = settings;
  say(`Handover: data in ${dataDir}`);
  await checkSettings();
  await clearLeftovers();
  await checkPort();
  note('start', process.pid);
  await buildAndRelease();
  if (stopping) return;

  say('starting the database and the api');
  const shared = { DATA_DIR: dataDir, SEED: seed, NODE_ENV: 'production' };
  const api = await runService(
    {
      name: 'api',
      folder: 'api',
      script: 'src/server.ts',
      env: { ...shared, API_PORT: '0', PORT: '0', HOST: '127.0.0.1' },
      readyWithin: 120_000,
      onStart: note,
    },
    fail,
  );
  services.push(api);
  if (stopping) return;

  say('starting the gateway');
  const gateway = await runService(
    {
      name: 'gateway',
      folder: 'host',
      script: 'server/server.ts',
      env: { ...shared, PORT: String(port), HOST: host, API_URL: `http://127.0.0.1:${api.port}` },
      readyWithin: 20_000,
      onStart: note,
    },
    fail,
  );
  services.push(gateway);
  say('ready');
  console.log(`\n  Handover is at http://localhost:${port}\n`);
  if (seed !== 'demo') return;
  console.log('  Demo accounts, password Handover1:');
  for (const name of ['seller', 'buyer', 'rival', 'staff']) console.log(`    ${name}@handover.test`);
  console.log('');
}

start().catch(fail);
