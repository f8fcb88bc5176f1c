import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { startReplication } from '../../../testing/database/replication.ts';
import { openTestPool } from '../../../testing/database/test-database.ts';
import { anonymous, signedIn } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { until, untilStarted } from '../../../testing/until.ts';

const servers = await startReplication();
const onReplica = openTestPool(servers.replica().address);
after(async () => {
  await onReplica.pool.end();
  await servers.stop();
});
const database = { ...servers.database, drop: async () => undefined };
const databaseReplicaUrl = servers.urlOf(servers.replica());
const appWith = (replicaMaxLagSeconds: number, url = databaseReplicaUrl) =>
  buildTestApp({ databaseReplicaUrl: url, replicaMaxLagSeconds }, { database });
const [patient, strict] = [await appWith(86_400), await appWith(1)];
const seller = await signedIn(patient);

const list = '/api/opportunities/?page_size=100';
const idsFor = async (app: FastifyInstance, who = anonymous(app)): Promise<number[]> => {
  const { status, body } = await who.get(list);
  assert.equal(status, 200, JSON.stringify(body));
  return body.results.map(({ id }: { id: number }) => id);
};
const inUse = (app: FastifyInstance) => app.replica.current() !== null;
const untilFollowed = async () => {
  const { rows } = await database.pool.query('select pg_current_wal_lsn()::text as lsn');
  await until('the replica has all', async () => {
    const found = await onReplica.pool.query('select pg_last_wal_replay_lsn() >= $1::pg_lsn as has', [
      rows[0].lsn,
    ]);
    return found.rows[0].has;
  });
};
const replay = (what: 'pause' | 'resume') => onReplica.db.execute(sql.raw(`select pg_wal_replay_${what}()`));

test('visitors read from the replica, signed-in people always from the primary', async () => {
  const before = await publishOffer(seller);
  await untilFollowed();
  await until('it is in use', () => inUse(patient));
  await replay('pause');
  const id = await publishOffer(seller);
  assert.deepEqual(await idsFor(patient), [before], 'the replica has the earlier one only');
  assert.deepEqual(await idsFor(patient, seller), [id, before], 'nobody is behind their own writes');
  assert.deepEqual(await idsFor(patient, await signedIn(patient)), [id, before]);
  // A reader who gets the address of a new one finds it.
  assert.equal((await anonymous(patient).get(`/api/opportunities/${id}/`)).status, 200);
  await replay('resume');
  await untilFollowed();
  assert.deepEqual(await idsFor(patient), [id, before]);
});

test('a replica that is too far behind is not read, until it has caught up', async () => {
  await until('it is in use', () => inUse(strict));
  await replay('pause');
  const id = await publishOffer(seller);
  await until('it is too far behind', () => !inUse(strict));
  assert.ok((await idsFor(strict)).includes(id));
  assert.match((await strict.inject('/metrics')).body, /^handover_replica_in_use 0$/m);
  await replay('resume');
  await untilStarted('it is in use again', () => inUse(strict));
  assert.match((await strict.inject('/metrics')).body, /^handover_replica_in_use 1$/m);
});

test('a database that follows nobody is never taken for a replica', async () => {
  const app = await appWith(86_400, servers.urlOf(servers.primary));
  assert.equal(inUse(app), false);
  assert.ok((await idsFor(app)).length > 0);
});

test('no visitor notices that the replica goes away and comes back, nor, reading, that the primary does', async () => {
  await untilFollowed();
  await until('it is in use', () => inUse(patient));
  const ids = await idsFor(patient);
  await servers.replica().stop();
  for (let at = 0; at < 20; at++) assert.deepEqual(await idsFor(patient), ids);
  await until('it is not in use', () => !inUse(patient));
  await servers.restartReplica();
  await untilStarted('it is in use again', () => inUse(patient));

  await servers.primary.stop();
  assert.deepEqual(await idsFor(patient), ids);
  assert.equal((await seller.get('/api/deals/')).status, 503);
});
