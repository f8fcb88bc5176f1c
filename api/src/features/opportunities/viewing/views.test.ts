import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { opportunityViews } from '../../../../db/schema/index.ts';
import { createTestDatabase } from '../../../../testing/database/test-database.ts';
import { anonymous, signedIn } from '../../../../testing/people/actor.ts';
import { publishOffer } from '../../../../testing/people/business.builder.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';
import { backgroundPlugin } from '../../../plugins/background.ts';
import { databasePlugin } from '../../../plugins/database/database.ts';
import { viewsPlugin } from './views.plugin.ts';

const database = await createTestDatabase();
const app = await buildTestApp({}, { database });
const owner = await signedIn(app);
const nobody = anonymous(app);

const written = async (id: number) => {
  const [row] = await app.db.select().from(opportunityViews).where(eq(opportunityViews.opportunityId, id));
  return row?.views ?? null;
};
const look = async (id: number) => assert.equal((await nobody.get(`/api/opportunities/${id}/`)).status, 200);

test('a read writes nothing; what was counted since is added in one go', async () => {
  const id = await publishOffer(owner);
  await Promise.all([look(id), look(id), look(id)]);
  await app.background.settled();
  assert.equal(await written(id), null);
  await app.views.flush();
  assert.equal(await written(id), 3);
  await look(id);
  await Promise.all([app.views.flush(), app.views.flush()]);
  assert.equal(await written(id), 4);
});

test('read as a stranger it counts no view: so the gateway reads it for the head of its page', async () => {
  const id = await publishOffer(owner);
  assert.equal((await nobody.get(`/api/opportunities/${id}/?as_stranger=true`)).status, 200);
  await look(id);
  await app.views.flush();
  assert.equal(await written(id), 1);
});

test('views of a listing that is deleted meanwhile are dropped, the others are written', async () => {
  const [gone, kept] = [await publishOffer(owner), await publishOffer(owner)];
  for (const id of [gone, kept]) await look(id);
  assert.equal((await owner.delete(`/api/opportunities/${gone}/`)).status, 204);
  await app.views.flush();
  assert.deepEqual([await written(gone), await written(kept)], [null, 1]);
});

test('what could not be written is written the next time, with what came since', async () => {
  const [first, second] = [await publishOffer(owner), await publishOffer(owner)];
  for (const id of [first, second, second]) await look(id);
  await app.db.execute(sql`alter table opportunity_views rename to away`);
  await assert.rejects(app.views.flush());
  await app.db.execute(sql`alter table away rename to opportunity_views`);
  await look(second);
  await app.views.flush();
  assert.deepEqual([await written(first), await written(second)], [1, 3]);
});

test('an instance writes every five seconds, and what is left when it closes', async (t) => {
  const id = await publishOffer(owner);
  t.mock.timers.enable({ apis: ['setInterval'] });
  const instance = Fastify();
  await instance.register(databasePlugin, { database });
  await instance.register(backgroundPlugin);
  await instance.register(viewsPlugin, { enabled: true });
  await instance.ready();
  instance.views.count(id);
  t.mock.timers.tick(4999);
  await instance.background.settled();
  assert.equal(await written(id), null);
  t.mock.timers.tick(1);
  await instance.background.settled();
  assert.equal(await written(id), 1);
  instance.views.count(id);
  await instance.close();
  assert.equal(await written(id), 2);
});
