import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { paths, routes } from '@handover/shared/contract';
import autocannon from 'autocannon';
import { startGateway } from '../product/gateway.ts';
import { apiAddressOf } from '../product/processes.ts';
import { Product } from '../product/product.ts';
import { untilRendered } from '../product/until-rendered.ts';

// Measures how many pages per second the gateway renders, and the remaining capacity of the api. It never fails
// because of slowness.
const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '10' },
  },
});
const CONNECTIONS = 16;
/** The load on the gateway while the api is measured, in pages per second. */
const BESIDE = 60;

interface Run {
  name: string;
  round: number;
  /** Responses a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Pages that were left to the browser, of all. */
  notRendered: number;
}

// `E2E_DATA_DIR` names a product that runs already.
const started = process.env.E2E_DATA_DIR ? undefined : await new Product().start();
const dataDir = process.env.E2E_DATA_DIR ?? started?.dataDir ?? '';
const api = apiAddressOf(dataDir);
// These are the deadlines of production.
const settings = { RENDER: 'on', RENDER_DATA_MS: '300', RENDER_TOTAL_MS: '600' };
const gateway = await startGateway(dataDir, api, settings);
const list = gateway.address + routes.opportunities();
const published = await (await fetch(api + paths.opportunities)).json();
const listing = gateway.address + routes.opportunity(published.results[0].id);

async function measure(url: string, options: Partial<autocannon.Options> = {}) {
  let notRendered = 0;
  const isPage = url.startsWith(gateway.address);
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: Number(values.seconds),
    headers: { accept: isPage ? 'text/html' : 'application/json' },
    ...(isPage && {
      // The response is not compressed, so that one can read whether it was rendered.
      verifyBody: (body) => {
        if (!String(body).includes('data-rendered')) notRendered += 1;
        return true;
      },
    }),
    ...options,
  });
  if (result.non2xx + result.errors > 0) throw new Error(`${url}: ${result.non2xx + result.errors} failed`);
  const { p50, p99 } = result.latency;
  return { rate: result['2xx'] / result.duration, p50, p99, notRendered };
}

const runs: Run[] = [];
const load: number[] = [];
try {
  await untilRendered(list);
  await measure(list, { duration: 3 });
  for (let round = 0; round < Number(values.rounds); round += 1) {
    load.push(loadavg()[0] ?? 0);
    const add = async (name: string, run: ReturnType<typeof measure>) =>
      void runs.push({ name, round, ...(await run) });
    await add('the list as a page', measure(list));
    await add('one opportunity as a page', measure(listing));
    await add('the list of the api', measure(api + paths.opportunities));
    await Promise.all([
      add(`the list of the api, beside ${BESIDE} pages a second`, measure(api + paths.opportunities)),
      add(`${BESIDE} pages a second`, measure(list, { overallRate: BESIDE })),
    ]);
  }
} finally {
  await gateway.stop();
  await started?.dispose();
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
console.log(
  `${availableParallelism()} cores, load ${load.map((each) => each.toFixed(1)).join(', ')}; medians of ${values.rounds} rounds, ${CONNECTIONS} connections\n`,
);
for (const name of new Set(runs.map((run) => run.name))) {
  const of = (key: 'rate' | 'p50' | 'p99' | 'notRendered') =>
    Math.round(median(runs.filter((run) => run.name === name).map((run) => run[key])));
  console.log(
    `${name.padEnd(52)}${of('rate')} a second, p50 ${of('p50')} ms, p99 ${of('p99')} ms, ${of('notRendered')} not rendered`,
  );
}
const folder = join(import.meta.dirname, 'results');
mkdirSync(folder, { recursive: true });
const file = join(folder, `pages-${new Date().toISOString().slice(0, 10)}.json`);
writeFileSync(file, `${JSON.stringify({ cores: availableParallelism(), load, runs })}\n`);
console.log(`\nRaw figures: ${file}`);
