import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AddBack, paths, type Revenue } from '@handover/shared/contract';
import { openRoom, uploaded } from '../../../testing/deals/data-room.ts';
import { idOf, setRights } from '../../../testing/deals/room-rights.ts';
import { pdf } from '../../../testing/documents/sample-files.ts';
import { type Actor, anonymous, signedIn } from '../../../testing/people/actor.ts';
import {
  offerCompany,
  publishOffer,
  REVENUES,
  registerCompany,
} from '../../../testing/people/business.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const [latest, ...earlier] = REVENUES;
assert.ok(latest);
const PAY = { kind: 'owner_pay', amount: 83_219.25, reason: 'Wages above those of a hired manager' };
const RENT = { kind: 'own_rent', amount: -12_004.5, reason: 'Rent below the market' };
const NORMALISED = 791_215.25;
const bodyOf = (more: object) => ({ revenues: [{ ...latest, ...more }, ...earlier] });

const save = (owner: Actor, company: number, more: object) =>
  owner.post(paths.companyRevenues(company), bodyOf(more));
async function saved(owner: Actor, company: number, more: object): Promise<Revenue> {
  const { status, body } = await save(owner, company, more);
  assert.equal(status, 200, JSON.stringify(body));
  return body.revenues[0];
}
const linesOf = (year: Revenue | undefined) =>
  year?.add_backs?.map(({ kind, amount, reason }: AddBack) => ({ kind, amount, reason }));
const privateYear = async (actor: Actor, listing: number): Promise<Revenue> =>
  (await actor.get(paths.opportunityPrivateData(listing))).body.revenues[0];
const dealYear = async (actor: Actor, deal: number): Promise<Revenue> =>
  (await actor.get(paths.deal(deal))).body.private_data.revenues[0];

test('add-backs are kept in their order beside the reported EBITDA, and replaced with the years', async () => {
  const owner = await signedIn(app);
  const company = await registerCompany(owner);
  const more = { add_backs: [PAY, RENT], working_capital: -40_000, net_debt: -1.5, capex: 90_000 };
  const year = await saved(owner, company, more);
  assert.deepEqual(linesOf(year), [PAY, RENT]);
  assert.deepEqual(
    [year.ebitda, year.working_capital, year.net_debt, year.capex],
    [720_000.5, -40_000, -1.5, 90_000],
  );
  const without = await saved(owner, company, {
    add_backs: [],
    working_capital: null,
    net_debt: null,
    capex: null,
  });
  for (const name of ['add_backs', 'working_capital', 'net_debt', 'capex'])
    assert.ok(!(name in without), name);
});

test('a page that does not know of them loses none; a year that goes takes its own along', async () => {
  const owner = await signedIn(app);
  const company = await registerCompany(owner);
  await saved(owner, company, { add_backs: [PAY], capex: 90_000 });
  const year = await saved(owner, company, { revenue: 5_000_000 });
  assert.deepEqual([linesOf(year), year.capex, year.revenue], [[PAY], 90_000, 5_000_000]);
  const cleared = await save(owner, company, { ebitda: null });
  assert.deepEqual(cleared.body.codes, {
    'revenues.0.ebitda': [{ code: 'revenue.add_backs_without_ebitda' }],
  });
  await owner.post(paths.companyRevenues(company), { revenues: earlier });
  assert.ok(!('add_backs' in (await saved(owner, company, {}))));
});

test('a line needs a reason, a known kind and an EBITDA to be added to', async () => {
  const owner = await signedIn(app);
  const company = await registerCompany(owner);
  for (const [more, field] of [
    [{ add_backs: [{ ...PAY, reason: ' ' }] }, 'revenues.0.add_backs.0.reason'],
    [{ add_backs: [{ ...PAY, reason: 'x'.repeat(201) }] }, 'revenues.0.add_backs.0.reason'],
    [{ add_backs: [PAY, { ...PAY, kind: 'luck' }] }, 'revenues.0.add_backs.1.kind'],
    [{ add_backs: [{ ...PAY, amount: 0.001 }] }, 'revenues.0.add_backs.0.amount'],
    [{ add_backs: [PAY], ebitda: null }, 'revenues.0.ebitda'],
    [{ add_backs: Array.from({ length: 21 }, () => PAY) }, 'revenues.0.add_backs'],
    [{ capex: -1 }, 'revenues.0.capex'],
  ] as const) {
    const { status, body } = await save(owner, company, more);
    assert.deepEqual([status, Object.keys(body.codes)], [400, [field]]);
  }
});

test('the listing and the deal have them; a stranger and the public read nothing of them', async () => {
  const owner = await signedIn(app);
  const company = await registerCompany(owner);
  await saved(owner, company, { add_backs: [PAY, RENT] });
  const listing = await publishOffer(owner, { company_id: company });
  const { buyer, dealId } = await openRoom(app, listing, owner);
  for (const actor of [owner, buyer]) {
    assert.deepEqual(linesOf(await privateYear(actor, listing)), [PAY, RENT]);
    assert.deepEqual(linesOf(await dealYear(actor, dealId)), [PAY, RENT]);
    const { exact, bands } = (await actor.get(paths.opportunity(listing))).body;
    assert.deepEqual([exact.ebitda, exact.normalised_ebitda], [720_000.5, NORMALISED]);
    assert.deepEqual(bands.ebitda, { min: 500_000, max: 750_000 });
  }
  const stranger = await signedIn(app);
  for (const actor of [anonymous(app), stranger])
    for (const address of [
      paths.opportunity(listing),
      `${paths.opportunities}?type_of_opportunity=sell`,
      `${paths.opportunities}?project_title=wages`,
      `${paths.opportunityFeed}?type_of_opportunity=sell&format=json`,
      `${paths.opportunityFeed}?type_of_opportunity=sell&format=rss`,
    ]) {
      const { status, raw } = await actor.get(address);
      assert.equal(status, 200, address);
      for (const secret of ['add_backs', 'normalised', '83219', '791215', '12004', PAY.reason])
        assert.ok(!raw.toString().includes(secret), `${secret} in ${address}`);
    }
  assert.equal((await stranger.get(paths.opportunityPrivateData(listing))).status, 403);
  assert.equal((await stranger.get(paths.deal(dealId))).status, 404);
  // Found by the band of what is reported, not by that of the normalised EBITDA.
  const found = async (query: string) =>
    (await stranger.get(`${paths.opportunities}?type_of_opportunity=sell&${query}`)).body.results.some(
      ({ id }: { id: number }) => id === listing,
    );
  assert.equal(await found('ebitda_min=500000&ebitda_max=750000'), true);
  assert.equal(await found('ebitda_min=750000&ebitda_max=1000000'), false);
});

test('a proof is a document of the company; only its own', async () => {
  const owner = await signedIn(app);
  const company = await registerCompany(owner);
  const [proof] = await uploaded(owner, 'files_of_company', company, 'Payslips.pdf');
  const other = await signedIn(app);
  const [foreign] = await uploaded(other, 'files_of_company', await registerCompany(other), 'Theirs.pdf');
  const year = await saved(owner, company, { add_backs: [{ ...PAY, proof }, RENT] });
  assert.deepEqual(
    year.add_backs?.map((each) => each.proof),
    [{ id: proof, name: 'Payslips.pdf' }, null],
  );
  const refused = await save(owner, company, { add_backs: [PAY, { ...RENT, proof: foreign }] });
  assert.deepEqual(refused.body.codes, {
    'revenues.0.add_backs.1.proof': [{ code: 'revenue.unknown_proof' }],
  });
});

test('a proof goes along with its document, and obeys the rights of the buyer', async () => {
  const owner = await signedIn(app);
  const company = await registerCompany(owner);
  const [proof] = await uploaded(owner, 'files_of_company', company, 'Payslips.pdf');
  await saved(owner, company, { add_backs: [{ ...PAY, proof }] });
  const listing = await publishOffer(owner, { company_id: company });
  const proofOf = (year: Revenue) => year.add_backs?.[0]?.proof;
  // The form of the listing sends what the company has, before the document is copied.
  const sent = await owner.post(
    paths.opportunityRevenues(listing),
    bodyOf({ add_backs: [{ ...PAY, proof }] }),
  );
  assert.deepEqual([sent.status, proofOf(sent.body.revenues[0])], [200, null]);
  await owner.post(paths.takeOverDocuments(listing), { file_ids: [proof] });
  assert.equal(proofOf(await privateYear(owner, listing))?.name, 'Payslips.pdf');

  const room = await openRoom(app, listing, owner);
  const file = await idOf(room, 'Payslips');
  const named = { id: file, name: 'Payslips.pdf' };
  assert.deepEqual(proofOf(await dealYear(room.buyer, room.dealId)), named);
  assert.equal((await room.buyer.get(paths.file(file))).status, 200);
  // The listing's own document is not the buyer's to read.
  assert.equal(proofOf(await privateYear(room.buyer, listing)), null);
  for (const [access, shown] of [
    ['hidden', null],
    ['listed', null],
    ['view', named],
  ] as const) {
    await setRights(room, ['Payslips'], { access });
    assert.deepEqual(proofOf(await dealYear(room.buyer, room.dealId)), shown, access);
    assert.deepEqual(proofOf(await dealYear(owner, room.dealId)), named);
  }
  const { status, body } = await owner.form('POST', '/api/deal_opportunity_documents/', [
    ['opportunity_id', room.roomId],
    ['replaces', file],
    ['files', [pdf('newer'), 'Payslips corrected.pdf']],
  ]);
  assert.equal(status, 201, JSON.stringify(body));
  assert.equal(proofOf(await dealYear(owner, room.dealId))?.name, 'Payslips corrected.pdf');
});

test('a change in the deal is told to the buyer, without proofs', async () => {
  const room = await openRoom(app);
  const change = (lines: object[]) =>
    room.seller.post(paths.dealOpportunityRevenues(room.roomId), bodyOf({ add_backs: lines }));
  const [proof] = await uploaded(room.seller, 'deal_opportunity_documents', room.roomId, 'Payslips.pdf');
  const told = async () =>
    (await room.buyer.get(`${paths.dealTimeline(room.dealId)}`)).body.results
      .filter(({ event }: { event: string }) => event === 'details_changed')
      .map(({ details }: { details: { changes: object[] } }) => details.changes);
  assert.equal((await change([PAY, RENT])).status, 200);
  const euros = { amount: NORMALISED, currency: 1 };
  const first = [
    { field: 'normalised_ebitda', year: 2025, before: null, after: euros },
    { field: 'add_backs', year: 2025, before: null, after: null },
  ];
  assert.deepEqual(await told(), [first]);
  assert.equal((await change([{ ...PAY, proof }, RENT])).status, 200);
  assert.deepEqual(await told(), [first]);
});

test('an add-back of the company is offered to its listing as a change, none is not', async () => {
  const owner = await signedIn(app);
  const company = await registerCompany(owner);
  const listing = await offerCompany(owner, { company_id: company });
  const changes = async () =>
    (await owner.get(`/api/opportunities/${listing}/company_changes/`)).body.changes;
  assert.deepEqual(await changes(), []);
  await saved(owner, company, { add_backs: [PAY] });
  const [change] = await changes();
  assert.deepEqual([change.field, linesOf(change.after[0])], ['revenues', [PAY]]);
});
