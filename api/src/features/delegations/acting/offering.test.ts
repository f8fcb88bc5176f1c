import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AuditEvent, paths } from '@handover/shared/contract';
import { png } from '../../../../testing/documents/sample-files.ts';
import { signedIn } from '../../../../testing/people/actor.ts';
import { registerCompany } from '../../../../testing/people/business.builder.ts';
import { noticesOf } from '../../../../testing/people/deal.builder.ts';
import { delegating, statusOf } from '../../../../testing/people/delegating.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const { owner, adviser, delegated } = await delegating(app);
const staff = await signedIn(app, { isStaff: true });
const TEASER = {
  project_title: 'Turned parts for watchmakers',
  activity: 'Turns small parts of steel and brass for watchmakers.',
  unique_selling_proposition: 'Two generations of know-how and a full order book.',
  sectors: 1,
};
const offer = (who: typeof adviser, company_id: number, more: Record<string, string | number> = {}) =>
  who.form('POST', paths.createSell, Object.entries({ ...TEASER, company_id, ...more }));

test('who may edit a company offers it for its owner, whose it is; staff publish it, both are told', async () => {
  const { company } = await delegated('edit');
  const created = await offer(adviser, company);
  assert.equal(created.status, 201, JSON.stringify(created.body));
  const { id } = created.body;
  assert.equal(created.body.acting_for.name, 'Claire Fontaine');
  for (const who of [owner, adviser]) {
    const read = (await who.get(paths.opportunity(id))).body;
    assert.deepEqual([read.validated, read.own.company_id], [null, company]);
  }
  assert.equal((await adviser.get(paths.opportunity(id))).body.acting_for.name, 'Claire Fontaine');
  assert.equal((await adviser.get(paths.mySellOpportunities)).body.count, 0);
  await staff.post(paths.moderate(id), { validated: true });
  for (const who of [owner, adviser]) assert.equal((await noticesOf(who))[0], 'opportunity_approved');
  const { results } = (await staff.get(`${paths.auditEvents}?kind=offered_by_adviser`)).body;
  const told = results.map((event: AuditEvent) => [
    event.actor?.name,
    event.acted_by?.name,
    event.opportunity,
  ]);
  assert.deepEqual(told, [['Claire Fontaine', 'Anne Roux', id]]);
});

test('who may read it alone, and who has no right on it, does not', async () => {
  const { company } = await delegated('read');
  assert.equal(await statusOf(offer(adviser, company)), '403 delegation.right_missing');
  const other = await registerCompany(owner);
  const stranger = await signedIn(app);
  for (const [who, id] of [
    [adviser, other],
    [stranger, company],
  ] as const)
    assert.deepEqual((await offer(who, id)).body.codes.company_id[0].code, 'company.not_own');
});

test('the adviser’s own new tags and pictures can be chosen, for the owner; those of others can’t', async () => {
  const { company, opportunity } = await delegated('edit');
  const tagOf = async (who: typeof adviser, name: string) => (await who.post(paths.tags, { name })).body.id;
  const pictureOf = async (who: typeof adviser) =>
    (
      await who.form('POST', paths.backgroundImages, [
        ['sub_sector_id', 1],
        ['image', [await png(), 'front.png']],
      ])
    ).body.id;
  const stranger = await signedIn(app);
  const mine = { tags: await tagOf(adviser, 'Horlogerie'), background_image: await pictureOf(adviser) };
  const theirs = { tags: await tagOf(stranger, 'Décolletage'), background_image: await pictureOf(stranger) };
  assert.equal((await offer(adviser, company, mine)).status, 201);
  assert.equal(
    (await adviser.form('PATCH', paths.opportunity(opportunity), Object.entries(mine))).status,
    200,
  );
  for (const [name, value] of Object.entries(theirs))
    assert.equal((await offer(adviser, company, { [name]: value })).status, 400, name);
});

test('an adviser does not put another company in its place', async () => {
  const { opportunity } = await delegated('negotiate');
  const other = await registerCompany(owner);
  const change = { company_id: other };
  assert.equal(
    await statusOf(adviser.patch(paths.opportunity(opportunity), change)),
    '403 delegation.principal_only',
  );
  assert.equal((await owner.patch(paths.opportunity(opportunity), change)).status, 200);
});
