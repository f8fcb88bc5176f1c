import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '../../../db/schema/index.ts';
import { anonymous, signedIn } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { askAccess, startDeal } from '../../../testing/people/deal.builder.ts';
import { PASSWORD } from '../../../testing/people/user.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
after(() => app.close());

const TOLD = {
  company: 'Keller Baustoffe',
  role: 'Managing director',
  place: 'Strasbourg',
  website: 'https://keller.example.test',
  spoken_languages: 'French, German',
  about: 'Three takeovers in ten years.\nI keep the people and the name.',
};
type Field = keyof typeof TOLD;
type Person = Awaited<ReturnType<typeof signedIn>>;
const save = (person: Person, fields: Partial<Record<Field, string>>) =>
  person.form('PATCH', `/api/users/${person.user.id}/`, Object.entries(fields));
const introduced = async () => {
  const person = await signedIn(app);
  assert.equal((await save(person, TOLD)).status, 200);
  return person;
};
const toldBy = (body: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(TOLD).map((field) => [field, body[field]]));
const NOTHING = Object.fromEntries(Object.keys(TOLD).map((field) => [field, '']));

test('what a person tells of themselves is stored as a line, an address or a text, and taken away by an empty one', async () => {
  const person = await signedIn(app);
  assert.deepEqual(toldBy((await person.get('/api/users/current_user/')).body), NOTHING);
  const { body } = await save(person, {
    ...TOLD,
    company: ' Keller\u00a0 Baustoffe ',
    website: 'keller.example.test',
  });
  assert.deepEqual(toldBy(body), TOLD);
  assert.deepEqual(toldBy((await person.get('/api/users/current_user/')).body), TOLD);
  const exported = await person.get('/api/users/current_user/export/');
  assert.match(JSON.stringify(exported.body), /Three takeovers in ten years/);
  const emptied = await save(person, NOTHING);
  assert.deepEqual(toldBy(emptied.body), NOTHING);
});

test('a website is http or https; texts have their limits', async () => {
  const person = await signedIn(app);
  const refused: [Field, string][] = [
    ['website', 'javascript:alert(1)'],
    ['website', 'ftp://keller.example.test'],
    ['company', 'x'.repeat(101)],
    ['role', 'x'.repeat(101)],
    ['place', 'x'.repeat(101)],
    ['spoken_languages', 'x'.repeat(101)],
    ['about', 'x'.repeat(601)],
  ];
  for (const [field, value] of refused) {
    const { status, body } = await save(person, { [field]: value });
    assert.deepEqual([status, Object.keys(body.codes)], [400, [field]]);
  }
});

test('the owner who is asked reads it of who asks, and both sides of a deal of each other', async () => {
  const [owner, requester] = [await introduced(), await introduced()];
  const listing = await publishOffer(owner);
  await askAccess(requester, listing);
  const requests = await owner.get('/api/access_requests/my_list_as_owner_of_opportunity/');
  assert.deepEqual(toldBy(requests.body.results[0].requester), TOLD);
  const own = await requester.get('/api/access_requests/my_list_as_requesting_user/');
  assert.equal(own.body.results[0].requester, null);
  const other = await publishOffer(owner);
  const deal = await startDeal(owner, requester, other);
  for (const side of [owner, requester])
    assert.deepEqual(toldBy((await side.get(`/api/deals/${deal}/`)).body.other_party), TOLD);
});

test('nobody else reads it: no visitor, no stranger, nobody who only asks, and nobody who may not know the name any more', async () => {
  const [owner, requester, stranger] = [await introduced(), await signedIn(app), await signedIn(app)];
  const listing = await publishOffer(owner);
  await askAccess(requester, listing);
  for (const reader of [anonymous(app), stranger, requester])
    for (const path of [
      `/api/opportunities/${listing}/`,
      `/api/opportunities/${listing}/private_data/`,
      '/api/opportunities/',
      `/api/users/${owner.user.id}/`,
    ]) {
      const text = JSON.stringify((await reader.get(path)).body);
      for (const value of Object.values(TOLD))
        assert.ok(!text.includes(value.split('\n')[0] as string), path);
    }
  const sale = await publishOffer(owner);
  const deal = await startDeal(owner, requester, sale);
  await owner.post(`/api/deals/${deal}/cancel/`, { cancellation_reason: 'We keep it after all' });
  const { body } = await requester.get(`/api/deals/${deal}/`);
  assert.deepEqual(toldBy(body.other_party), NOTHING);
});

test('it is erased with the account', async () => {
  const person = await introduced();
  assert.equal(
    (await person.call('DELETE', `/api/users/${person.user.id}/`, { password: PASSWORD })).status,
    204,
  );
  const [row] = await app.db.select().from(users).where(eq(users.id, person.user.id));
  assert.ok(row?.closedAt);
  const { company, role, place, website, spokenLanguages, about } = row;
  assert.equal([company, role, place, website, spokenLanguages, about].join(''), '');
});
