import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { paths } from '@handover/shared/contract';
import { chromium } from '@playwright/test';
import { launchPath } from '../../browser/find-browser.ts';
import { authenticate } from '../../fixtures/authenticate.fixture.ts';
import { startGateway } from '../../product/gateway.ts';
import { openDeal } from '../../product/open-deal.ts';
import { apiAddressOf } from '../../product/processes.ts';
import { Product } from '../../product/product.ts';
import { measureHeap } from './measure-heap.ts';
import { measureInteractions } from './measure-interactions.ts';
import { measureUnused } from './measure-unused.ts';
import { printResults } from './print-results.ts';
import { type Recorded, saveResults } from './results.ts';
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
    /** Only loading: without unused bytes, interactions and heap. */
    quick: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);

// `ADDRESS` and `E2E_DATA_DIR` name a product that runs already.
const started = process.env.ADDRESS ? undefined : await new Product().start();
const address = process.env.ADDRESS ?? started?.address ?? '';
const dataDir = process.env.E2E_DATA_DIR ?? started?.dataDir ?? '';
process.env.E2E_DATA_DIR = dataDir;
const twinFolder = mkdtempSync(join(tmpdir(), 'handover-twin-'));
await buildTwin(twinFolder);
const twin = await startGateway(twinFolder, apiAddressOf(dataDir));
const addresses = { product: address, twin: twin.address };
const browser = await chromium.launch({ args: ['--no-sandbox', '--disable-gpu'], ...launchPath() });

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

const deal = await openDeal(address);
const published = await (await fetch(address + paths.opportunities)).json();
const all = measuredRoutes(deal, published.results[0].id);
const chosen = values.routes ? values.routes.split(',') : Object.keys(all);
const results: Recorded = { load: [], visits: [], unused: [], interactions: [], heap: [] };
try {
  for (let round = 0; round < rounds; round += 1) {
    results.load.push(loadavg()[0] ?? 0);
    for (const name of chosen) {
      const route = all[name];
      if (!route) throw new Error(`There is no route ${name}: ${Object.keys(all).join(', ')}`);
      for (const [app, baseURL] of Object.entries(addresses)) {
        const context = await openContext(baseURL, route);
        for (const cache of ['cold', 'warm'] as const)
          results.visits.push({ round, route: name, app, cache, ...(await visitPage(context, route)) });
        await context.close();
      }
      console.log(`round ${round + 1}: ${name}`);
    }
    if (values.quick) continue;
    for (const [app, baseURL] of Object.entries(addresses)) {
      const context = await openContext(baseURL, { signedIn: true });
      results.interactions.push({ round, app, ...(await measureInteractions(context)) });
      await context.close();
    }
  }
  if (!values.quick)
    for (const [app, baseURL] of Object.entries(addresses)) {
      for (const name of chosen) {
        const route = all[name] as MeasuredRoute;
        const context = await openContext(baseURL, route);
        results.unused.push({ app, route: name, files: await measureUnused(context, route) });
        await context.close();
      }
      const context = await openContext(baseURL, { signedIn: true });
      results.heap.push({ app, ...(await measureHeap(context)) });
      await context.close();
    }
} finally {
  await browser.close();
  await twin.stop();
  await started?.dispose();
  rmSync(twinFolder, { recursive: true, force: true });
}
printResults(results);
console.log(`\nRaw figures: ${saveResults(results)}`);
