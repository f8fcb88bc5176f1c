import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths, type RoomFolder } from '@handover/shared/contract';
import { eq } from 'drizzle-orm';
import { onlyRow } from '../../../db/only-row.ts';
import { deals, users } from '../../../db/schema/index.ts';
import { signedIn } from '../../../testing/people/actor.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { seed } from '../../seed.ts';
import { DEALS } from './deals.data.ts';

const app = await buildTestApp();
await seed(app.db, { kind: 'demo', storage: app.storage });

test('what came into a data room since the last visit is new to the buyer, and nothing else; the room has folders', async () => {
  const buyer = onlyRow(await app.db.select().from(users).where(eq(users.email, 'buyer@handover.test')));
  const [visited] = DEALS.filter(({ phase, readsDocuments }) => phase === 'due_diligence' && readsDocuments);
  const ofBuyer = await app.db.select().from(deals).where(eq(deals.requesterId, buyer.id));
  const deal = ofBuyer.find(({ title, phase }) => title === visited?.title && phase === visited.phase);
  const { results, folders } = (
    await (await signedIn(app, buyer)).get(`${paths.dataRoom(Number(deal?.id))}?page_size=100`)
  ).body;
  assert.ok(results.length > 2);
  assert.deepEqual(
    folders.map(({ index, name, count }: RoomFolder) => `${index} ${name}: ${count}`),
    ['2.1 Sales and customers: 1', '2.2 Quality: 1', '2.3 Legal: 1', '2.3.1 Premises: 1'],
  );
  assert.deepEqual(
    results.flatMap((each: { name: string; is_new: boolean }) => (each.is_new ? [each.name] : [])),
    ['Order book, updated.pdf', 'Lease of the premises.pdf'],
  );
});
