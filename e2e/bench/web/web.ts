import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { paths } from '@handover/shared/contract';
import { type BrowserContext, chromium } from '@playwright/test';
import { launchPath } from '../../browser/find-browser.ts';
import { authenticate } from '../../fixtures/authenticate.fixture.ts';
import { startGateway } from '../../product/gateway.ts';
import { apiAddressOf } from '../../product/processes.ts';
import { Product } from '../../product/product.ts';
import { openDeal } from '../../product/records/open-deal.ts';
import { measureHeap } from './measure-heap.ts';
import { measureInteractions } from './measure-interactions.ts';
import { measureUnused } from './measure-unused.ts';
import { printResults } from './print-results.ts';
import { type Recorded, saveResults } from './results.ts';
import { runStep } from './run-step.ts';
import { buildTwin } from './twin/build-twin.ts';
import { visitPage } from './visit-page.ts';
import { type MeasuredRoute, measuredRoutes } from './web-routes.ts';

// Compares the pages of the product with those of the same sources as one application (the twin), on a slow line and a slow
// processor. Bytes, requests and depth are the same on each machine; times are not. Nothing fails.
const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    rounds: { type: 'string', default: '5' },
    routes: { type: 'string', default: '' },
    /** Whether only loading is measured, without unused bytes, interactions and heap. */
    quick: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
/** The twin is built in a minute on a quiet machine. */
const BUILD_LIMIT_MS = 1_200_000;

// `ADDRESS` and `E2E_DATA_DIR` name a product that runs already.
const started = process.env.ADDRESS ? undefined : await new Product().start();
const address = process.env.ADDRESS ?? started?.address ?? '';
const dataDir = process.env.E2E_DATA_DIR ?? started?.dataDir ?? '';
process.env.E2E_DATA_DIR = dataDir;
const twinFolder = mkdtempSync(join(tmpdir(), 'handover-twin-'));
await runStep('building the twin', () => buildTwin(twinFolder), BUILD_LIMIT_MS);
// The browser renders it, as it does for one application of one build.
const twin = await runStep('starting the twin', () =>
  startGateway(twinFolder, apiAddressOf(dataDir), { RENDER: 'off' }),
);
const addresses = { product: address, twin: twin.address };
const browser = await chromium.launch({ args: ['--no-sandbox', '--disable-gpu'], ...launchPath() });

/** Runs a step in a browser that has visited nothing yet. One that fails or hangs is told, and the others go on. */
async function inContext(
  name: string,
  baseURL: string,
  route: Pick<MeasuredRoute, 'signedIn'>,
  run: (context: BrowserContext) => Promise<void>,
) {
  let context: BrowserContext | undefined;
  try {
    await runStep(name, async () => {
      context = await openContext(baseURL, route);
      await run(context);
    });
  } catch (error) {
    results.failed.push(String(error));
    console.error(String(error));
  } finally {
    await runStep(`${name}, closing`, async () => context?.close()).catch(console.error);
  }
}

/** A browser that has visited nothing yet. */
async function openContext(baseURL: string, { signedIn }: Pick<MeasuredRoute, 'signedIn'>) {
  const context = await browser.newContext({
    baseURL,
    locale: 'en',
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    extraHTTPHeaders: { 'accept-encoding': 'br' },
  });
  context.setDefaultTimeout(120_000);
  if (signedIn) await authenticate(context, deal.seller, baseURL);
  return context;
}

const deal = await runStep('opening a deal', () => openDeal(address));
const published = await (await fetch(address + paths.opportunities)).json();
const all = measuredRoutes(deal, published.results[0].id);
const chosen = values.routes ? values.routes.split(',') : Object.keys(all);
const results: Recorded = { load: [], visits: [], unused: [], interactions: [], heap: [], failed: [] };
try {
  for (let round = 0; round < rounds; round += 1) {
    results.load.push(loadavg()[0] ?? 0);
    for (const name of chosen) {
      const route = all[name];
      if (!route) throw new Error(`There is no route ${name}: ${Object.keys(all).join(', ')}`);
      for (const [app, baseURL] of Object.entries(addresses)) {
        await inContext(`${name} of the ${app}`, baseURL, route, async (context) => {
          for (const cache of ['cold', 'warm'] as const)
            results.visits.push({ round, route: name, app, cache, ...(await visitPage(context, route)) });
        });
      }
      // A run that is stopped keeps what it has measured.
      saveResults(results);
      console.log(`round ${round + 1}: ${name}`);
    }
    if (values.quick) continue;
    for (const [app, baseURL] of Object.entries(addresses)) {
      await inContext(`interactions of the ${app}`, baseURL, { signedIn: true }, async (context) => {
        results.interactions.push({ round, app, ...(await measureInteractions(context)) });
      });
    }
  }
  if (!values.quick)
    for (const [app, baseURL] of Object.entries(addresses)) {
      for (const name of chosen) {
        const route = all[name] as MeasuredRoute;
        await inContext(`unused code on ${name} of the ${app}`, baseURL, route, async (context) => {
          results.unused.push({ app, route: name, files: await measureUnused(context, route) });
        });
      }
      await inContext(`heap of the ${app}`, baseURL, { signedIn: true }, async (context) => {
        results.heap.push({ app, ...(await measureHeap(context)) });
      });
    }
} finally {
  await runStep('closing the browser', () => browser.close()).catch(console.error);
  await twin.stop();
  await started?.dispose();
  rmSync(twinFolder, { recursive: true, force: true });
}
printResults(results);
console.log(`\nRaw figures: ${saveResults(results)}`);
