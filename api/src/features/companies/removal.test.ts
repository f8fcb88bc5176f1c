import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signedIn } from '../../../testing/people/actor.ts';
import { publishOffer, registerCompany } from '../../../testing/people/business.builder.ts';
import { askAccess, startDeal } from '../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const url = '/api/companies_for_profile/';

test('a company says what goes with it, and which deals keep it', async () => {
  const owner = await signedIn(app);
  const company = await registerCompany(owner);
  const removal = async () => (await owner.get(`${url}${company}/`)).body.removal;
  assert.deepEqual(await removal(), { opportunities: 0, pending_requests: 0, deals: [] });
  const first = await publishOffer(owner, { company_id: company, project_title: 'The first listing' });
  const second = await publishOffer(owner, { company_id: company });
  await publishOffer(owner);
  const [buyer, rival] = [await signedIn(app), await signedIn(app)];
  await askAccess(buyer, second);
  const withdrawn = await askAccess(rival, second);
  assert.equal((await rival.post(`/api/access_requests/${withdrawn}/withdraw/`)).status, 200);
  const active = await startDeal(owner, buyer, first);
  const paused = await startDeal(owner, rival, first);
  await owner.post(`/api/deals/${paused}/pause_or_unpause_deal/`);
  const project_title = 'The first listing';
  assert.deepEqual(await removal(), {
    opportunities: 2,
    pending_requests: 1,
    deals: [active, paused].map((id) => ({ id, project_title })),
  });
  assert.equal((await owner.delete(`${url}${company}/`)).status, 409);
  for (const deal of [active, paused])
    await owner.post(`/api/deals/${deal}/cancel/`, { cancellation_reason: 'The financing was refused' });
  assert.deepEqual((await removal()).deals, []);
  assert.equal((await owner.delete(`${url}${company}/`)).status, 204);
});

test('lists do not say it', async () => {
  const owner = await signedIn(app);
  await registerCompany(owner);
  const { body } = await owner.get(url);
  assert.equal(body.results[0].removal, null);
});
