import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inSuite } from '@handover/shared/testing/suite';
import { buildTestApp } from '../../testing/servers/build-test-app.ts';
import { isDone, shown } from './testing/concurrent-calls.ts';
import { step } from './testing/market.model.ts';
import { after, BIDDERS, MOMENTS, possibleAt, toCommand } from './testing/moments.ts';
import { openMarket } from './testing/real-market.ts';

const TIMES = 20;
/** The usual suite takes every 60th action. */
const SHARE = inSuite({ test: 60, long: 1 });

const app = await buildTestApp();
let tried = 0;

for (const [moment, lines] of Object.entries(MOMENTS)) {
  const market = after(lines);
  for (const command of possibleAt(market)) {
    // Each of them shortens from the last end, so no two of them are the same.
    if ('call' in command && command.call === 'shorten') continue;
    tried += 1;
    if (tried % SHARE !== 0) continue;
    test(`${moment}: ${shown(command)}, ${TIMES} times at once, ends as if they had come one after the other`, async () => {
      let end = market;
      const refusals: number[][] = [];
      for (let time = 0; time < TIMES; time += 1) {
        const verdict = step(end, command);
        if ('next' in verdict) end = verdict.next;
        else refusals.push([...verdict.refused]);
      }
      const real = await openMarket(app, 'sell', BIDDERS);
      for (const line of lines) await real.send(toCommand(line));
      const statuses = await Promise.all(Array.from({ length: TIMES }, () => real.send(command)));
      const refused = statuses.filter((status) => !isDone(status));
      assert.equal(refused.length, refusals.length, `responses: ${statuses}`);
      for (const status of refused) assert.ok(refusals[0]?.includes(status), `responses: ${statuses}`);
      assert.deepEqual(await real.read(), end);
    });
  }
}
