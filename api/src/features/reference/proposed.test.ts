import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Actor, anonymous, type FormPart, signedIn } from '../../../testing/people/actor.ts';
import { offerCompany, publishOffer, registerCompany } from '../../../testing/people/business.builder.ts';
import { startDeal } from '../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const nobody = anonymous(app);
const owner = await signedIn(app);
const rival = await signedIn(app);
const buyer = await signedIn(app);
const staff = await signedIn(app, { isStaff: true });
const OTHERS = { nobody, rival, staff };

type Named = { id: number; name: string };
const make = async (by: Actor, list: 'tags' | 'regions', name: string): Promise<Named> => {
  const { status, body } = await by.post(`/api/${list}/`, { name });
  assert.equal(status, 201, JSON.stringify(body));
  return body;
};
const offered = async (reader: Actor, list: string, query: string): Promise<string[]> => {
  const { status, body } = await reader.get(`/api/${list}/?${query}`);
  assert.equal(status, 200);
  return body.results.map(({ name }: Named) => name);
};
const moderate = (id: number, decision: object) =>
  staff.post(`/api/opportunities/${id}/moderate/`, { validated: true, ...decision });
const tagDecision = ({ id }: Named, accepted: boolean) => ({ kind: 'tag', id, accepted });
const regionDecision = ({ id }: Named, accepted: boolean) => ({ kind: 'region', id, accepted });
const shownTo = async (reader: Actor, id: number, query = '') => {
  const { body } = await reader.get(`/api/opportunities/${id}/${query}`);
  return { tags: body.tags.map(({ name }: Named) => name), region: body.region?.name ?? null };
};
const found = async (query: string, reader: Actor = nobody): Promise<number[]> => {
  const { status, body } = await reader.get(`/api/opportunities/?${query}`);
  assert.equal(status, 200);
  return body.results.map(({ id }: Named) => id);
};

for (const list of ['tags', 'regions'] as const)
  test(`${list}: only the maker is offered a new one, by name and by id`, async () => {
    const made = await make(owner, list, 'Quenelles');
    assert.deepEqual(await offered(owner, list, 'name=quenelles'), ['Quenelles']);
    for (const [who, reader] of Object.entries(OTHERS))
      assert.deepEqual(await offered(reader, list, 'name=quenelles'), [], who);
    if (list === 'regions') return;
    assert.deepEqual(await offered(owner, list, `ids=${made.id}`), ['Quenelles']);
    for (const [who, reader] of Object.entries(OTHERS))
      assert.deepEqual(await offered(reader, list, `ids=${made.id}`), [], who);
  });

test('the same name of two people is two records, so that neither learns of the other', async () => {
  const [mine, theirs] = [await make(owner, 'tags', 'Andouille'), await make(rival, 'tags', 'andouille')];
  assert.notEqual(mine.id, theirs.id);
  assert.equal(theirs.name, 'andouille');
  const [place, other] = [await make(owner, 'regions', 'Chablais'), await make(rival, 'regions', 'Chablais')];
  assert.notEqual(place.id, other.id);
});

test("another user's new name is refused as one that does not exist, wherever one chooses", async () => {
  const [tag, region] = [await make(owner, 'tags', 'Rillettes'), await make(owner, 'regions', 'Bugey')];
  const [company, sale] = [await registerCompany(rival), await publishOffer(rival)];
  const deal = await startDeal(rival, buyer, sale);
  const snapshot = (await rival.get(`/api/deals/${deal}/`)).body.deal_opportunity_id;
  const mandate = {
    project_title: 'Looking for a workshop',
    preferred_sectors: 1,
    preferred_description: 'A workshop with a hall of its own.',
  };
  const teaser = {
    company_id: company,
    project_title: 'Workshop on the lake',
    sectors: 1,
    activity: 'Turns and mills small series of parts',
    unique_selling_proposition: 'Two thirds of the orders are certain',
  };
  const calls: ['POST' | 'PATCH', string, Record<string, FormPart>][] = [
    ['POST', '/api/companies_for_profile/', { name: 'Atelier Lémanique', sectors: 1 }],
    ['PATCH', `/api/companies_for_profile/${company}/`, {}],
    ['POST', '/api/opportunities/create_sell/', teaser],
    ['POST', '/api/opportunities/create_buy/', mandate],
    ['PATCH', `/api/opportunities/${sale}/`, {}],
    ['PATCH', `/api/deal_opportunities/${snapshot}/`, {}],
  ];
  for (const [method, url, fields] of calls)
    for (const [field, id] of Object.entries({ tags: tag.id, region: region.id })) {
      const send = (value: number) => rival.form(method, url, Object.entries({ ...fields, [field]: value }));
      const [refused, unknown] = [await send(id), await send(999_999)];
      assert.equal(refused.status, 400, `${method} ${url} ${field}`);
      assert.deepEqual(refused.body, unknown.body);
    }
});

test('published before it is accepted: its owner and staff read it, nobody else does or finds it', async () => {
  const [tag, region] = [await make(owner, 'tags', 'Pastilla'), await make(owner, 'regions', 'Velay')];
  const company = await registerCompany(owner, { tags: tag.id, region: region.id });
  const sale = await publishOffer(owner, { company_id: company, tags: tag.id, region: region.id });
  const all = { tags: ['Pastilla'], region: 'Velay' };
  const none = { tags: [], region: null };
  assert.deepEqual(await shownTo(owner, sale), all);
  assert.deepEqual(await shownTo(staff, sale), all);
  assert.deepEqual(await shownTo(owner, sale, '?as_stranger=true'), none);
  const deal = await startDeal(owner, buyer, sale);
  for (const reader of [nobody, rival, buyer]) assert.deepEqual(await shownTo(reader, sale), none);
  for (const reader of [nobody, rival, owner, staff])
    for (const query of [`tags=${tag.id}`, `regions=${region.id}`, 'project_title=pastilla'])
      assert.deepEqual(await found(query, reader), [], query);
  assert.deepEqual(await found('project_title=velay'), []);

  const inDeal = async (reader: Actor) => (await reader.get(`/api/deals/${deal}/`)).body.opportunity;
  assert.equal((await inDeal(owner)).region.name, 'Velay');
  assert.deepEqual([(await inDeal(buyer)).tags, (await inDeal(buyer)).region], [[], null]);
  const known = (await buyer.get(`/api/companies/${company}/`)).body;
  assert.deepEqual([known.tags, known.region], [[], null]);
  assert.equal((await owner.get(`/api/companies/${company}/`)).body.region.name, 'Velay');
});

test('the other side of a deal is not told of a new name that its owner adds', async () => {
  const sale = await publishOffer(owner);
  const deal = await startDeal(owner, buyer, sale);
  const tag = await make(owner, 'tags', 'Soubressade');
  const snapshot = (await owner.get(`/api/deals/${deal}/`)).body.deal_opportunity_id;
  const url = `/api/deal_opportunities/${snapshot}/`;
  const edited = await owner.form('PATCH', url, [
    ['tags', tag.id],
    ['project_title', 'Workshop near Annecy'],
  ]);
  assert.equal(edited.status, 200, JSON.stringify(edited.body));
  const timeline = (await buyer.get(`/api/deals/${deal}/timeline/`)).body;
  assert.match(JSON.stringify(timeline), /Annecy/);
  assert.doesNotMatch(JSON.stringify(timeline), /Soubressade/);
});

test('staff see what is new, and accept it: everyone is offered it, reads it and finds by it', async () => {
  const [tag, region] = [await make(owner, 'tags', 'Saucisson'), await make(owner, 'regions', 'Xaintrie')];
  const sale = await offerCompany(owner, { tags: `1,${tag.id}`, region: region.id });
  const seen = async () => (await staff.get(`/api/opportunities/${sale}/review/`)).body.proposed;
  assert.deepEqual(await seen(), [
    { kind: 'tag', id: tag.id, name: 'Saucisson' },
    { kind: 'region', id: region.id, name: 'Xaintrie' },
  ]);
  const proposed = [tagDecision(tag, true), regionDecision(region, true)];
  assert.equal((await moderate(sale, { proposed })).status, 200);
  assert.deepEqual(await seen(), []);
  for (const [who, reader] of Object.entries(OTHERS)) {
    assert.deepEqual(await offered(reader, 'tags', 'name=saucisson'), ['Saucisson'], who);
    assert.deepEqual(await offered(reader, 'regions', 'name=xaintrie'), ['Xaintrie'], who);
  }
  const shown = await shownTo(nobody, sale);
  assert.deepEqual([shown.tags.includes('Saucisson'), shown.region], [true, 'Xaintrie']);
  for (const query of [
    `tags=${tag.id}`,
    `regions=${region.id}`,
    'project_title=saucisson',
    'project_title=xaintrie',
  ])
    assert.deepEqual(await found(query), [sale], query);
  assert.equal((await make(rival, 'tags', 'SAUCISSON')).id, tag.id);
});

test('accepted once, it is accepted in the listings of all who proposed the same', async () => {
  const [mine, theirs] = [await make(owner, 'tags', 'Cervelas'), await make(rival, 'tags', 'cervelas')];
  const [here, there] = [await make(owner, 'regions', 'Trièves'), await make(rival, 'regions', 'Trièves')];
  const first = await publishOffer(rival, { tags: theirs.id, region: there.id });
  const second = await offerCompany(owner, { tags: mine.id, region: here.id });
  const accept = [tagDecision(mine, true), regionDecision(here, true)];
  assert.equal((await moderate(second, { proposed: accept })).status, 200);
  assert.deepEqual((await found(`tags=${mine.id}`)).sort(), [first, second].sort());
  assert.deepEqual(await shownTo(nobody, first), { tags: ['Cervelas'], region: 'Trièves' });
  // Proposed later by who had made it before: it becomes the accepted one.
  const third = await offerCompany(rival, { tags: theirs.id });
  assert.equal((await moderate(third, { proposed: [tagDecision(theirs, true)] })).status, 200);
  assert.equal((await nobody.get(`/api/opportunities/${third}/`)).body.tags[0].id, mine.id);
});

test('accepted by two reviews at once, it is one', async () => {
  const people = [owner, rival, buyer, await signedIn(app)];
  const proposals = await Promise.all(
    people.map(async (person) => {
      const tag = await make(person, 'tags', 'Paupiette');
      return { tag, sale: await offerCompany(person, { tags: tag.id }) };
    }),
  );
  const decide = ({ tag, sale }: (typeof proposals)[number]) =>
    moderate(sale, { proposed: [tagDecision(tag, true)] });
  const statuses = (await Promise.all(proposals.map(decide))).map(({ status }) => status);
  // The later ones find that it is decided; what they read has changed.
  assert.deepEqual(statuses.sort(), [200, 409, 409, 409]);
  assert.deepEqual(await offered(nobody, 'tags', 'name=paupiette'), ['Paupiette']);
  for (const { sale } of proposals) assert.equal((await moderate(sale, {})).status, 200);
  for (const { sale } of proposals) assert.deepEqual((await shownTo(nobody, sale)).tags, ['Paupiette']);
});

test("refused, it leaves the listing, stays its maker's, and its owner is told with the review", async () => {
  const [tag, region] = [await make(owner, 'tags', 'Boudin'), await make(owner, 'regions', 'Matheysine')];
  const sale = await offerCompany(owner, { tags: tag.id, region: region.id });
  const proposed = [tagDecision(tag, false), regionDecision(region, false)];
  assert.equal((await moderate(sale, { proposed })).status, 200);
  for (const reader of [owner, staff, nobody])
    assert.deepEqual(await shownTo(reader, sale), { tags: [], region: null });
  assert.deepEqual(await offered(owner, 'tags', 'name=boudin'), ['Boudin']);
  assert.deepEqual(await offered(rival, 'tags', 'name=boudin'), []);
  const [notice] = (await owner.get('/api/notifications/')).body.results.results;
  assert.deepEqual([notice.type, notice.params.left_out], ['opportunity_approved', 'Boudin, Matheysine']);
});

test('what is not proposed there any more is 409, and nothing is decided', async () => {
  const [tag, other] = [await make(owner, 'tags', 'Jambonneau'), await make(owner, 'tags', 'Chipolata')];
  const sale = await offerCompany(owner, { tags: tag.id });
  for (const wrong of [
    tagDecision(other, true),
    regionDecision(tag, true),
    tagDecision({ id: 1, name: '' }, false),
  ]) {
    const { status, body } = await moderate(sale, { proposed: [tagDecision(tag, true), wrong] });
    assert.deepEqual([status, body.code], [409, 'record.changed']);
  }
  assert.equal((await owner.get(`/api/opportunities/${sale}/`)).body.validated, null);
  assert.deepEqual(await offered(rival, 'tags', 'name=jambonneau'), []);
});

test('the identity check tells nothing of the names of others', async () => {
  const company = await registerCompany(rival, { name: 'Mortadelle' });
  const hitsOf = async (tag: Named) => {
    const { status, body } = await rival.post('/api/opportunities/identity_check/', {
      company_id: company,
      project_title: 'A workshop',
      activity: '',
      unique_selling_proposition: '',
      tags: [tag.id],
    });
    assert.equal(status, 200, JSON.stringify(body));
    return body.hits.length;
  };
  assert.equal(await hitsOf(await make(owner, 'tags', 'Mortadelle')), 0);
  assert.equal(await hitsOf(await make(rival, 'tags', 'Mortadelle')), 1);
});
