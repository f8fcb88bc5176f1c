import { buildAndRelease } from './build-and-release.ts';
import { checkPort, checkSettings } from './checks.ts';
import { clearLeftovers, forget, note } from './run-file.ts';
import { watchRunners } from './runners.ts';
import { say } from './say.ts';
import type { Service } from './service.ts';
import { runApi, runGateway } from './services.ts';
import { StartError, settings } from './settings.ts';

const services: Service[] = [];
const building = new AbortController();
let stopping: Promise<void> | undefined;

/** The gateway first, so that no request meets an api that is going; the api ends its database itself. */
function stop(code: number) {
  stopping ??= (async () => {
    building.abort();
    for (const service of services.toReversed()) await service.stop();
    forget();
    process.exit(code);
  })();
}

function fail(reason: unknown) {
  if (stopping) return;
  const said = reason instanceof StartError ? reason.message : reason;
  if (said !== '') console.error(said);
  stop(1);
}

function stopOnRequest() {
  if (!stopping) say('stopping');
  stop(0);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopOnRequest);
watchRunners(stopOnRequest);

function announce() {
  say('ready');
  console.log(`\n  Handover is at http://localhost:${settings.port}\n`);
  if (settings.seed !== 'demo') return;
  console.log('  Demo accounts, password Handover1:');
  for (const name of ['seller', 'buyer', 'rival', 'staff']) console.log(`    ${name}@handover.test`);
  console.log('');
}

async function start() {
  say(`Handover: data in ${settings.dataDir}`);
  await checkSettings();
  await clearLeftovers();
  await checkPort();
  note('start', process.pid);
  await buildAndRelease(building.signal);
  if (stopping) return;

  say('starting the database and the api');
  const api = runApi(fail);
  services.push(api);
  const apiPort = await api.ready;
  if (stopping) return;

  say('starting the gateway');
  const gateway = runGateway(apiPort, fail);
  services.push(gateway);
  await gateway.ready;
  announce();
}

start().catch(fail);
