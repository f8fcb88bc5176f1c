import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { loadSecrets } from '../src/process/secrets.ts';
import { type Market, openMarkets } from './markets.ts';
import { measureDatabase } from './measure-database.ts';
import { measureLoad } from './measure-load.ts';
import { OPTIONS } from './options.ts';
import { type Result, report } from './report.ts';
import { startProduct, startTwin } from './servers/start.ts';
import { type MeasuredCall, measuredCalls } from './statements.ts';

// Measures the calls of the product beside those of a bare server with the same statements. The api is a process of
// its own, as in production; this one makes the calls, and shares the machine with it.
const FOLDER = join(import.meta.dirname, '../.cache/bench');
mkdirSync(FOLDER, { recursive: true });
process.env.ACCESS_SECONDS = '86400';

/** The calls are made in this process, to sign people in and to see the statements of each call. */
async function callsOn(market: Market): Promise<MeasuredCall[]> {
  const config = { ...readConfig({ ...process.env, LOG_LEVEL: 'error', SEED: 'none' }), dataDir: FOLDER };
  const app = await buildApp(config, { database: market, secrets: loadSecrets(FOLDER), withJobs: false });
  try {
    return await measuredCalls(app, market, OPTIONS.calls);
  } finally {
    await app.close();
  }
}

/** Product and twin alternate, and so does which of them comes first. */
async function measureRounds(market: Market, calls: MeasuredCall[], results: Result[]): Promise<void> {
  const product = await startProduct(market.url, FOLDER);
  const twin = await startTwin({ url: market.url, calls });
  try {
    for (let round = 0; round < OPTIONS.rounds; round += 1)
      for (const [place, { path, authorization }] of calls.entries()) {
        const result = results[place] as Result;
        const runs = [
          async () => result.product.push(await measureLoad(product, path, authorization)),
          async () => result.twin.push(await measureLoad(twin, `/${place}${path}`, authorization)),
        ];
        for (const run of round % 2 === 0 ? runs : runs.reverse()) await run();
      }
  } finally {
    await product.stop();
    await twin.stop();
  }
}

const markets = await openMarkets(FOLDER);
try {
  const all: Result[] = [];
  for (const size of OPTIONS.sizes) {
    const market = await markets.market(size);
    const calls = await callsOn(market);
    const results: Result[] = [];
    for (const call of calls)
      results.push({
        size,
        call: call.name,
        database: await measureDatabase(market, call),
        product: [],
        twin: [],
      });
    await market.pool.end();
    if (OPTIONS.load) await measureRounds(market, calls, results);
    all.push(...results);
  }
  report(all);
} finally {
  await markets.stop();
}
