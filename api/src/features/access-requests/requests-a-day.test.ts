import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signedIn } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { readConfig } from '../../config.ts';

const app = await buildTestApp({ rules: { ...readConfig({}).rules, requestsADay: 3 } });

test('the daily limit also holds for concurrent requests', async () => {
  const owner = await signedIn(app);
  const listings: number[] = [];
  for (let i = 0; i < 7; i += 1) listings.push(await publishOffer(owner));
  const buyer = await signedIn(app);
  const responses = await Promise.all(
    listings.map((id) => buyer.post(`/api/opportunities/${id}/request_access/`, { nda_accepted: true })),
  );
  assert.deepEqual(responses.map(({ status }) => status).toSorted(), [201, 201, 201, 429, 429, 429, 429]);
});
