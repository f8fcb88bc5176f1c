import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import { type Actor, signedIn } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { askAccess } from '../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();

test('a title under review or rejected is read by the owner alone; the requester reads the published one', async () => {
  const [owner, asker] = [await signedIn(app), await signedIn(app)];
  const staff = await signedIn(app, { isStaff: true });
  const id = await publishOffer(owner, { project_title: 'A mill near the Alps' });
  await askAccess(asker, id);
  const nameOf = async (person: Actor, list: string) =>
    (await person.get(list)).body.results[0].opportunity_name;
  const names = async () => [
    await nameOf(asker, paths.requestsAsRequester),
    await nameOf(owner, paths.requestsAsOwner),
  ];
  const retitle = async (title: string) => {
    const { status } = await owner.form('PATCH', `/api/opportunities/${id}/`, [['project_title', title]]);
    assert.equal(status, 200);
  };
  const decide = async (decision: object) =>
    assert.equal((await staff.post(`/api/opportunities/${id}/moderate/`, decision)).status, 200);
  await retitle('Atelier Secret is for sale');
  assert.deepEqual(await names(), ['A mill near the Alps', 'Atelier Secret is for sale']);
  await decide({ validated: false, reason: 'It names the company' });
  assert.deepEqual(await names(), ['A mill near the Alps', 'Atelier Secret is for sale']);
  await retitle('A mill in the Alps, for sale');
  await decide({ validated: true });
  assert.deepEqual(await names(), ['A mill in the Alps, for sale', 'A mill in the Alps, for sale']);
});

test('so it is with sectors, and with the lists that are filtered by them', async () => {
  const [owner, asker] = [await signedIn(app), await signedIn(app)];
  const staff = await signedIn(app, { isStaff: true });
  const [before, after] = (await asker.get(paths.sectors)).body.results;
  const id = await publishOffer(owner, { sectors: String(before.id) });
  await askAccess(asker, id);
  const lists = [
    [asker, paths.requestsAsRequester],
    [owner, paths.requestsAsOwner],
  ] as const;
  const expectSectors = async (byRequester: { id: number }, byOwner: { id: number }) => {
    for (const [[person, list], sector] of [
      [lists[0], byRequester],
      [lists[1], byOwner],
    ] as const) {
      assert.deepEqual((await person.get(list)).body.results[0].sectors, [sector]);
      for (const each of [before, after]) {
        const { count } = (await person.get(`${list}?sectors=${each.id}`)).body;
        assert.equal(count, each === sector ? 1 : 0, `${list} ${each.name}`);
      }
    }
  };
  const decide = async (decision: object) =>
    assert.equal((await staff.post(`/api/opportunities/${id}/moderate/`, decision)).status, 200);
  await expectSectors(before, before);
  const edited = await owner.form('PATCH', `/api/opportunities/${id}/`, [['sectors', String(after.id)]]);
  assert.equal(edited.status, 200);
  await expectSectors(before, after);
  await decide({ validated: false, reason: 'It names the company' });
  await expectSectors(before, after);
  await owner.form('PATCH', `/api/opportunities/${id}/`, [['project_title', 'A mill in the Alps, for sale']]);
  await decide({ validated: true });
  await expectSectors(after, after);
});

/** A published mill whose new title is under review, with a requester. */
async function retitledMill() {
  const [owner, asker] = [await signedIn(app), await signedIn(app)];
  const id = await publishOffer(owner, { project_title: 'A mill near the Alps' });
  const requestId = await askAccess(asker, id);
  const { status } = await owner.form('PATCH', `/api/opportunities/${id}/`, [
    ['project_title', 'Atelier Secret is for sale'],
  ]);
  assert.equal(status, 200);
  return { owner, asker, id, requestId };
}
/** The title that the newest notification of a type has. */
const noticed = async (person: Actor, type: string) =>
  (await person.get('/api/notifications/')).body.results.results.find(
    (notice: { type: string }) => notice.type === type,
  )?.params.project_title;

test('the requester finds the request by the title that they read, the owner by their own', async () => {
  const { owner, asker } = await retitledMill();
  const found = async (person: Actor, list: string, title: string) =>
    (await person.get(`${list}?title=${title}`)).body.count;
  for (const [title, byRequester, byOwner] of [
    ['near the alps', 1, 0],
    ['atelier secret', 0, 1],
  ] as const) {
    assert.equal(await found(asker, paths.requestsAsRequester, title), byRequester, title);
    assert.equal(await found(owner, paths.requestsAsOwner, title), byOwner, title);
  }
});

test('a deal, its snapshot and its notices have the reviewed title', async () => {
  const { owner, asker, requestId } = await retitledMill();
  const accepted = await owner.post(`/api/access_requests/${requestId}/accept/`);
  assert.equal(accepted.status, 200);
  const deal = (await asker.get(`/api/deals/${accepted.body.deal_id}/`)).body;
  assert.deepEqual([deal.title, deal.project_title], ['A mill near the Alps', 'A mill near the Alps']);
  assert.equal(await noticed(asker, 'access_accepted'), 'A mill near the Alps');
  assert.equal((await asker.get(`${paths.requestsAsRequester}?title=secret`)).body.count, 0);
  assert.equal((await asker.get(`${paths.requestsAsRequester}?title=mill`)).body.count, 1);
});

test('who is declined, or waited too long, is told of the reviewed title', async () => {
  const declined = await retitledMill();
  await declined.owner.post(`/api/access_requests/${declined.requestId}/decline/`);
  assert.equal(await noticed(declined.asker, 'access_declined'), 'A mill near the Alps');
  const expired = await retitledMill();
  await app.db.execute(
    sql`update access_requests set expires_at = now() - interval '1 day' where id = ${expired.requestId}`,
  );
  await app.jobs.get('requests-by-the-clock')?.work();
  assert.equal(await noticed(expired.asker, 'access_expired'), 'A mill near the Alps');
});

test('who waits when it is deleted is told of the reviewed title', async () => {
  const { owner, asker, id } = await retitledMill();
  assert.equal((await owner.delete(`/api/opportunities/${id}/`)).status, 204);
  assert.equal(await noticed(asker, 'access_declined'), 'A mill near the Alps');
});

test('who holds it as a favourite is told of the reviewed title', async () => {
  const [owner, fan] = [await signedIn(app), await signedIn(app)];
  const id = await publishOffer(owner, { project_title: 'A mill near the Alps' });
  await fan.post(`/api/opportunities/${id}/add_or_remove_from_favorites/`);
  await owner.form('PATCH', `/api/opportunities/${id}/`, [['project_title', 'Atelier Secret is for sale']]);
  assert.equal(await noticed(fan, 'favorite_unavailable'), 'A mill near the Alps');
});

test('the sectors that were published have their names of today', async () => {
  const [owner, asker] = [await signedIn(app), await signedIn(app)];
  const staff = await signedIn(app, { isStaff: true });
  const [published, other] = (await asker.get(paths.sectors)).body.results;
  const id = await publishOffer(owner, { sectors: String(published.id) });
  await askAccess(asker, id);
  await owner.form('PATCH', `/api/opportunities/${id}/`, [['sectors', String(other.id)]]);
  const renamed = { ...published, name: 'Workshops', name_fr: 'Ateliers' };
  const { name, name_fr } = renamed;
  const edited = await staff.patch(paths.listedName('sectors', published.id), { name, name_fr });
  assert.equal(edited.status, 200);
  assert.deepEqual((await asker.get(paths.requestsAsRequester)).body.results[0].sectors, [renamed]);
});
