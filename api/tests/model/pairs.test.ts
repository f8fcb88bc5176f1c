import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inSuite } from '@handover/shared/testing/suite';
import { buildTestApp } from '../../testing/servers/build-test-app.ts';
import { explains, namesItsOwnDay, shown } from './testing/concurrent-calls.ts';
import type { Command } from './testing/market-commands.ts';
import type { Market } from './testing/market-state.ts';
import { after, BIDDERS, MOMENTS, possibleAt, toCommand } from './testing/moments.ts';
import { openMarket } from './testing/real-market.ts';

const app = await buildTestApp();
/** Every two calls that are possible now, the same one from two tabs included. */
function pairsAt(market: Market): Command[][] {
  const possible = possibleAt(market);
  return possible
    .flatMap((one, at) => possible.slice(at).map((other) => [one, other]))
    .filter((pair) => pair.every(namesItsOwnDay));
}

/** The usual suite runs every 60th pair. */
const SHARE = inSuite({ test: 60, long: 1 });

for (const [at, [moment, lines]] of Object.entries(MOMENTS).entries())
  test(`${moment}: of any two calls at the same time one comes first, and the other is answered accordingly`, async () => {
    const market = after(lines);
    const pairs = pairsAt(market).filter((_, index) => index % SHARE === at % SHARE);
    assert.ok(pairs.length > 0);
    for (const pair of pairs) {
      const real = await openMarket(app, 'sell', BIDDERS);
      for (const line of lines) await real.send(toCommand(line));
      const calls = await Promise.all(
        pair.map(async (command) => ({ command, status: await real.send(command) })),
      );
      const end = await real.read();
      const told = calls.map(({ command, status }) => `${shown(command)} -> ${status}`).join('; ');
      assert.ok(explains(market, calls, end), `no order explains: ${told}\nends as ${JSON.stringify(end)}`);
    }
  });
