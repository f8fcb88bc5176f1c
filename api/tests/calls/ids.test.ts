import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '@handover/shared/contract';
import { openRoom, uploaded } from '../../testing/deals/data-room.ts';
import { type Actor, signedIn } from '../../testing/people/actor.ts';
import { publishOffer } from '../../testing/people/business.builder.ts';
import { startDeal } from '../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
/** Ids that count up are below this in the tests, and a random one of 53 bits practically never is. */
const COUNTED = 1_000_000;

interface Item {
  id: number;
}
const idsOf = ({ body }: { body: { results: Item[] } }) => body.results.map(({ id }) => id);

async function askAnything(buyer: Actor, deal: number): Promise<number> {
  const { body } = await buyer.post('/api/questions_and_answers/', { deal_id: deal, question: 'How many?' });
  return body.id;
}

test('ids of requests, deals, snapshots, questions, steps and files do not count up', async () => {
  const [seller, buyer] = [await signedIn(app), await signedIn(app)];
  const first = await startDeal(seller, buyer, await publishOffer(seller));
  const second = await startDeal(seller, buyer, await publishOffer(seller));
  const { body: deal } = await buyer.get(`/api/deals/${first}/`);
  const ids: Record<string, number[]> = {
    deals: [first, second],
    snapshots: [deal.deal_opportunity_id],
    requests: idsOf(await buyer.get(paths.requestsAsRequester)),
    questions: [await askAnything(buyer, first), await askAnything(buyer, second)],
    steps: idsOf(await buyer.get(paths.dealTimeline(first))),
    files: await uploaded(seller, 'deal_opportunity_documents', deal.deal_opportunity_id, 'a.pdf', 'b.pdf'),
  };
  for (const [kind, found] of Object.entries(ids)) {
    assert.ok(found.length > 0, kind);
    for (const id of found) assert.ok(id > COUNTED, `${kind}: ${id}`);
  }
});

test('files come in the order in which they were uploaded, whatever their ids', async () => {
  const { seller, roomId } = await openRoom(app);
  const names = Array.from({ length: 12 }, (_, index) => `${index}.pdf`);
  await uploaded(seller, 'deal_opportunity_documents', roomId, ...names);
  const list = await seller.get(
    `/api/deal_opportunity_documents/?opportunity_id=${roomId}&ordering=created_at&page_size=100`,
  );
  assert.deepEqual(
    list.body.results.map(({ name }: { name: string }) => name),
    names,
  );
});

test('who may not read a file is not told that it is there: neither a stranger nor the other side too early', async () => {
  const { seller, buyer, listing, roomId } = await openRoom(app);
  const stranger = await signedIn(app);
  const [ofListing] = await uploaded(seller, 'opportunity_documents', listing, 'a.pdf');
  const [closed] = await uploaded(seller, 'deal_opportunity_annual_accounts', roomId, 'b.pdf');
  for (const [person, url] of [
    [stranger, `/api/opportunity_documents/${ofListing}/`],
    [buyer, `/api/opportunity_documents/${ofListing}/`],
    [stranger, `/api/deal_opportunity_annual_accounts/${closed}/`],
    [buyer, `/api/deal_opportunity_annual_accounts/${closed}/`],
  ] as const) {
    const there = await person.delete(url);
    const nothing = await person.delete(url.replace(/\d+\/$/, '12345678901234/'));
    assert.deepEqual([there.status, there.body], [404, nothing.body], url);
  }
});
