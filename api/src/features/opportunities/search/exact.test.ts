import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Actor, anonymous, signedIn } from '../../../../testing/people/actor.ts';
import { offerCompany, publishOffer, REVENUES } from '../../../../testing/people/business.builder.ts';
import { askAccess, grantExclusivity, startDeal } from '../../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const owner = await signedIn(app);
const staff = await signedIn(app, { isStaff: true });
const stranger = await signedIn(app);
const nobody = anonymous(app);
const exact = {
  year: 2025,
  currency: 1,
  revenue: REVENUES[0]?.revenue,
  ebitda: REVENUES[0]?.ebitda,
  normalised_ebitda: null,
  number_of_employees: REVENUES[0]?.number_of_employees,
};
const read = async (who: Actor, id: number, query = '') => {
  const { status, body } = await who.get(`/api/opportunities/${id}/${query}`);
  assert.equal(status, 200, JSON.stringify(body));
  return body;
};
const listed = async (who: Actor, id: number) => {
  const { body } = await who.get('/api/opportunities/?page_size=100');
  return body.results.find((each: { id: number }) => each.id === id);
};

test('exact figures are for the owner, staff and who has an open deal, in lists too', async () => {
  const id = await publishOffer(owner);
  const buyer = await signedIn(app);
  const asking = await signedIn(app);
  await startDeal(owner, buyer, id);
  await askAccess(asking, id);
  for (const [who, figures] of [
    [nobody, null],
    [stranger, null],
    [asking, null],
    [buyer, exact],
    [owner, exact],
    [staff, exact],
  ] as const) {
    assert.deepEqual((await read(who, id)).exact, figures);
    assert.deepEqual((await listed(who, id)).exact, figures);
  }
});

test('a rival whom exclusivity pauses, and who has cancelled, read bands again; also of the deal', async () => {
  const id = await publishOffer(owner);
  const [winner, rival, leaver] = [await signedIn(app), await signedIn(app), await signedIn(app)];
  const deals = new Map<Actor, number>();
  for (const buyer of [winner, rival, leaver]) deals.set(buyer, await startDeal(owner, buyer, id));
  const cancelled = { cancellation_reason: 'The bank has said no.' };
  assert.equal((await leaver.post(`/api/deals/${deals.get(leaver)}/cancel/`, cancelled)).status, 200);
  await grantExclusivity(owner, winner, deals.get(winner) ?? 0);
  for (const [who, figures] of [
    [winner, exact],
    [rival, null],
    [leaver, null],
  ] as const) {
    assert.deepEqual((await read(who, id)).exact, figures);
    const { body } = await who.get(`/api/deals/${deals.get(who)}/`);
    assert.deepEqual(body.opportunity.exact, figures);
  }
  for (const who of [owner, staff])
    assert.deepEqual((await who.get(`/api/deals/${deals.get(rival)}/`)).body.opportunity.exact, exact);
});

test('a listing without figures has no exact ones', async () => {
  const made = await owner.form('POST', '/api/opportunities/create_buy/', [
    ['project_title', 'Looking for a sawmill'],
    ['preferred_sectors', 1],
    ['preferred_description', 'A sawmill with a forest around it.'],
  ]);
  assert.equal(made.body.exact, null);
});

test('views are counted for reads by others, favourites for who holds them; only owner and staff see them', async () => {
  const id = await publishOffer(owner);
  const before = await read(owner, id);
  assert.deepEqual([before.own.number_of_views, before.own.number_of_favorites], [0, 0]);
  await Promise.all([nobody, stranger, nobody, owner, staff].map((who) => read(who, id)));
  await nobody.get('/api/opportunities/');
  await stranger.post(`/api/opportunities/${id}/add_or_remove_from_favorites/`);
  await app.views.flush();
  const { headers, body } = await owner.get(`/api/opportunities/${id}/`);
  assert.deepEqual([body.own.number_of_views, body.own.number_of_favorites], [3, 1]);
  assert.deepEqual((await read(staff, id)).own.number_of_views, 3);
  assert.equal((await read(stranger, id)).own, null);
  // Neither the time of change nor the version.
  assert.equal(body.updated_at, before.updated_at);
  const patched = await owner.call(
    'PATCH',
    `/api/opportunities/${id}/`,
    { asking_price: 5 },
    {
      'if-match': String(headers.etag),
    },
  );
  assert.equal(patched.status, 200);
});

test('a page that is not there is not counted', async () => {
  const id = await offerCompany(owner);
  assert.equal((await stranger.get(`/api/opportunities/${id}/`)).status, 404);
  await app.views.flush();
  assert.equal((await read(owner, id)).own.number_of_views, 0);
});

test('as a stranger: owner and staff read what everyone will, before it is published too', async () => {
  const id = await offerCompany(owner);
  const seen = await read(owner, id, '?as_stranger=true');
  const seenByStaff = await read(staff, id, '?as_stranger=true');
  assert.deepEqual({ ...seenByStaff, published_at: seen.published_at }, seen);
  assert.deepEqual([seen.own, seen.exact, seen.validated], [null, null, true]);
  assert.equal((await stranger.get(`/api/opportunities/${id}/?as_stranger=true`)).status, 404);
  assert.equal((await nobody.get(`/api/opportunities/${id}/?as_stranger=true`)).status, 404);
  await staff.post(`/api/opportunities/${id}/moderate/`, { validated: true });
  const published = await read(owner, id, '?as_stranger=true');
  assert.deepEqual(published, await read(nobody, id));
  assert.deepEqual(
    { ...seen, published_at: published.published_at, updated_at: published.updated_at },
    published,
  );
  assert.notEqual((await read(owner, id, '?as_stranger=false')).own, null);
});
