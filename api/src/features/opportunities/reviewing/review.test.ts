import assert from 'node:assert/strict';
import { test } from 'node:test';
import { and, eq } from 'drizzle-orm';
import { moderationEvents } from '../../../../db/schema/index.ts';
import { type Actor, signedIn } from '../../../../testing/people/actor.ts';
import { offerCompany } from '../../../../testing/people/business.builder.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const staff = await signedIn(app, { isStaff: true });
const owner = await signedIn(app, { firstName: 'Hélène', lastName: 'Quenouille' });
const url = '/api/opportunities/';
const REASON = 'Leave the name of the owner out';

const review = async (id: number) => {
  const { status, body } = await staff.get(`${url}${id}/review/`);
  assert.equal(status, 200, JSON.stringify(body));
  return body;
};
const edit = (id: number, field: string, value: string | number) =>
  owner.form('PATCH', `${url}${id}/`, [[field, value]]);
const decide = (id: number, body: object, by: Actor = staff) => by.post(`${url}${id}/moderate/`, body);

test('staff read the teaser beside what it may not tell, with what tells it, on record', async () => {
  const id = await offerCompany(owner, { activity: 'A workshop in Voiron, led by Mme Quenouille' });
  const seen = await review(id);
  assert.equal(seen.opportunity.id, id);
  assert.equal(seen.private_data.company_name, 'Atelier Secret');
  assert.equal(seen.owner.last_name, 'Quenouille');
  assert.equal(seen.identity_confirmed, false);
  assert.deepEqual(
    seen.hits.map(({ text, reason }: Record<string, string>) => [text, reason]),
    [
      ['Voiron', 'city'],
      ['Quenouille', 'person'],
    ],
  );
  assert.deepEqual([seen.changes, seen.earlier_reason], [[], null]);
  await edit(id, 'identity_confirmed', 'true');
  assert.equal((await review(id)).identity_confirmed, true);
  const read = and(eq(moderationEvents.opportunityId, id), eq(moderationEvents.event, 'private_data_read'));
  assert.equal(await app.db.$count(moderationEvents, read), 2);
});

test('what changed since the last decision, and why it was rejected then', async () => {
  const id = await offerCompany(owner, { project_title: 'The first title of it' });
  const first = await review(id);
  assert.equal((await decide(id, { validated: false, reason: REASON })).status, 200);
  await edit(id, 'project_title', 'The second title of it');
  await edit(id, 'sectors', 2);
  const seen = await review(id);
  assert.equal(seen.earlier_reason, REASON);
  assert.deepEqual(
    seen.changes.map(({ field }: { field: string }) => field),
    ['project_title', 'sectors'],
  );
  assert.deepEqual(seen.changes[0], {
    field: 'project_title',
    before: 'The first title of it',
    after: 'The second title of it',
  });
  assert.ok(seen.submitted_at > first.submitted_at, 'it was submitted again');
  await decide(id, { validated: true });
  const { changes, earlier_reason } = await review(id);
  assert.deepEqual([changes, earlier_reason], [[], null]);
});

test('a decision on what was changed since it was read is refused, and so is a second decision', async () => {
  const id = await offerCompany(owner);
  const read = (await review(id)).opportunity.updated_at;
  const decideAsRead = (updatedAt: string) =>
    staff.call('POST', `${url}${id}/moderate/`, { validated: true }, { 'if-match': `"${updatedAt}"` });
  await edit(id, 'activity', 'A text that nobody of staff has read');
  const refused = await decideAsRead(read);
  assert.deepEqual([refused.status, refused.body.code], [409, 'record.changed']);
  const { opportunity } = await review(id);
  assert.equal(opportunity.validated, null);
  assert.equal((await decideAsRead(opportunity.updated_at)).status, 200);
  assert.equal((await decideAsRead(opportunity.updated_at)).status, 409);
});

const EMPTY_EDITS = {
  'a form without fields': (id: number) => owner.form('PATCH', `${url}${id}/`, []),
  'JSON without fields': (id: number) => owner.patch(`${url}${id}/`, {}),
  'the same title again': (id: number) => edit(id, 'project_title', 'A title that stays'),
};
for (const [what, send] of Object.entries(EMPTY_EDITS))
  test(`a rejected one is submitted again by ${what}; others stay as they are`, async () => {
    const id = await offerCompany(owner, { project_title: 'A title that stays' });
    const first = await review(id);
    assert.equal((await send(id)).body.validated, null);
    assert.equal((await review(id)).submitted_at, first.submitted_at);
    await decide(id, { validated: false, reason: REASON });
    const again = await send(id);
    assert.deepEqual(
      [again.status, again.body.validated, again.body.own.rejection_reason],
      [200, null, null],
    );
    const seen = await review(id);
    assert.ok(seen.submitted_at > first.submitted_at);
    assert.deepEqual([seen.changes, seen.earlier_reason], [[], REASON]);
    await decide(id, { validated: true });
    assert.equal((await send(id)).body.validated, true);
  });

test('the queue begins with what was submitted first, and says when', async () => {
  const [first, second] = [await offerCompany(owner), await offerCompany(owner)];
  await decide(first, { validated: false, reason: REASON });
  await edit(first, 'activity', 'Another text about what it does');
  const { body } = await staff.get(`${url}moderation_queue/?page_size=100`);
  const ids = body.results.map(({ id }: { id: number }) => id);
  assert.ok(ids.indexOf(second) < ids.indexOf(first), 'the one that was submitted again is behind');
  const times: string[] = body.results.map((one: { own: { submitted_at: string } }) => one.own.submitted_at);
  assert.deepEqual(times, times.toSorted());
  const { body: byAge } = await staff.get(`${url}moderation_queue/?ordering=created_at&page_size=100`);
  const byAgeIds = byAge.results.map(({ id }: { id: number }) => id);
  assert.ok(byAgeIds.indexOf(first) < byAgeIds.indexOf(second));
});

test('an edit under review keeps its place in the queue', async () => {
  const id = await offerCompany(owner);
  const before = (await review(id)).submitted_at;
  await edit(id, 'activity', 'Another text about what it does');
  assert.equal((await review(id)).submitted_at, before);
});

test('a mandate has no company to tell of', async () => {
  const created = await owner.form('POST', `${url}create_buy/`, [
    ['project_title', 'A workshop near Voiron'],
    ['preferred_sectors', 1],
    ['preferred_description', 'A workshop with titanium on its machines'],
  ]);
  assert.deepEqual((await review(created.body.id)).hits, []);
});

test('of a removed opportunity teaser and reason are forgotten, the decision is not', async () => {
  const id = await offerCompany(owner);
  await decide(id, { validated: false, reason: REASON });
  assert.equal((await owner.delete(`${url}${id}/`)).status, 204);
  const decided = and(eq(moderationEvents.opportunityId, id), eq(moderationEvents.event, 'moderated'));
  const [event] = await app.db.select().from(moderationEvents).where(decided);
  assert.deepEqual([event?.event, event?.reason, event?.teaser], ['moderated', null, null]);
});
