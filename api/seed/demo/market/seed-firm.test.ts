import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '../../../db/schema/index.ts';
import { signedIn } from '../../../testing/people/actor.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { seed } from '../../seed.ts';

test('an adviser has a firm with a colleague, and both act for the seller', async () => {
  const app = await buildTestApp();
  await seed(app.db, { kind: 'demo', storage: app.storage });
  const [anne] = await app.db.select().from(users).where(eq(users.email, 'adviser@handover.test'));
  const adviser = await signedIn(app, anne);
  assert.equal((await adviser.get('/api/firms/mine/')).body.firm.name, 'Roux & Associés');
  const { results } = (await adviser.get('/api/firms/mine/members/')).body;
  assert.deepEqual(
    results.map(({ last_name, role }: { last_name: string; role: string }) => [last_name, role]),
    [
      ['Roux', 'owner'],
      ['Le Goff', 'member'],
    ],
  );
  const [yann] = await app.db.select().from(users).where(eq(users.email, 'colleague@handover.test'));
  for (const who of [adviser, await signedIn(app, yann)]) {
    const [given] = (await who.get('/api/delegations/?active=true')).body.results;
    assert.deepEqual(
      [given.person, given.subject, given.right, given.state],
      ['Claire Fontaine', 'Syndalis', 'negotiate', 'active'],
    );
    assert.equal((await who.get(`/api/deals/?acting_for=${given.id}`)).body.count > 0, true);
  }
});
