import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { after, test } from 'node:test';
import { inSuite } from '@handover/shared/testing/suite';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../../testing/people/actor.ts';
import { openSocket, type SocketClient } from '../../../testing/people/socket-client.ts';
import { startRedis } from '../../../testing/redis/start-redis.ts';
import { listenInstances } from '../../../testing/servers/listen-instances.ts';
import { until } from '../../../testing/until.ts';
import { notify } from '../notify.sql.ts';
import { touchUser } from '../touch-deal.sql.ts';

const redis = await startRedis();
const skip = redis ? false : 'there is no redis-server';

async function twoInstances() {
  assert.ok(redis);
  const { apps, origin } = await listenInstances(2, { redisUrl: redis.url });
  return { apps: apps as [FastifyInstance, FastifyInstance], origin };
}
type Instances = Awaited<ReturnType<typeof twoInstances>>;

const tell = (app: FastifyInstance, userId: number, title: string) =>
  app.db.transaction((tx) =>
    notify(tx, { userId, type: 'question_asked', link: '/user-deals', params: { project_title: title } }),
  );
const titlesOf = ({ messages }: SocketClient) => messages.map(({ params }) => params.project_title);

/** A person with a socket on each instance, to which the proxy leads in turn. */
async function personOn({ apps, origin }: Instances) {
  const person = await signedIn(apps[0]);
  const sockets = [1, 2].map(() => openSocket(origin, person.token, { withChanges: true }));
  return { ...person, id: person.user.id, sockets: await Promise.all(sockets) };
}
async function away(app: FastifyInstance): Promise<number> {
  const { body } = await app.inject('/metrics');
  return Number(/^handover_event_feeds_away (\d)/m.exec(body)?.[1]);
}
const untilHeard = (apps: readonly FastifyInstance[]) =>
  until('both hear', async () => (await Promise.all(apps.map(away))).every((count) => count === 0));
async function listeners({ db }: FastifyInstance): Promise<number> {
  const { rows } = await db.execute(sql`select count(*)::int as count from pg_stat_activity
    where application_name = 'handover events' and datname = current_database()`);
  return Number(rows[0]?.count);
}

test('over Redis notices, changes and ended sessions reach the sockets of both, once each; one of them listens to the database', {
  skip,
}, async () => {
  const instances = await twoInstances();
  const { apps } = instances;
  const person = await personOn(instances);
  const names = Array.from({ length: 20 }, (_, at) => `Event ${String(at).padStart(2, '0')}`);
  for (const [at, name] of names.entries()) await tell(apps[at % 2 ? 0 : 1], person.id, name);
  await apps[1].db.transaction((tx) => touchUser(tx, [person.id], 'companies'));
  for (const socket of person.sockets) {
    await socket.received(20);
    await until('the change has come', () => socket.changes.some((change) => 'area' in change));
    assert.deepEqual(titlesOf(socket), names);
  }
  assert.equal(await listeners(apps[0]), 1);
  assert.ok((await person.post('/api/logout/')).status < 300);
  for (const socket of person.sockets) assert.equal(await socket.closed, 4401);
});

test('while Redis is away calls are answered and notices wait; once it is back they come, once each', {
  skip,
}, async () => {
  assert.ok(redis);
  const instances = await twoInstances();
  const { apps } = instances;
  const person = await personOn(instances);
  await tell(apps[0], person.id, 'Before');
  for (const socket of person.sockets) await socket.received(1);
  await redis.kill();
  await until('both know', async () => (await away(apps[0])) + (await away(apps[1])) === 2);
  await tell(apps[1], person.id, 'Meanwhile');
  await tell(apps[0], person.id, 'Read meanwhile');
  const { results } = (await person.get('/api/notifications/')).body;
  assert.equal(results.unread_count, 3);
  const read = { list_of_ids: [results.results[0].id] };
  await person.post('/api/notifications/read_list_of_my_notifications/', read);
  assert.equal((await apps[0].inject('/readyz')).statusCode, 200);
  for (const socket of person.sockets) assert.deepEqual(titlesOf(socket), ['Before']);

  await redis.start();
  for (const socket of person.sockets) await socket.received(2);
  await untilHeard(apps);
  await tell(apps[0], person.id, 'After');
  for (const socket of person.sockets) {
    await socket.received(3);
    assert.deepEqual(titlesOf(socket), ['Before', 'Meanwhile', 'After']);
  }
});

test('a Redis that answers nothing is noticed, and what was missed comes once it answers', {
  skip: skip || inSuite<string | boolean>({ test: 'it waits ten seconds', long: false }),
}, async () => {
  assert.ok(redis);
  const instances = await twoInstances();
  const { apps } = instances;
  const person = await personOn(instances);
  redis.pause();
  await tell(apps[0], person.id, 'Meanwhile');
  await until('both know', async () => (await away(apps[0])) + (await away(apps[1])) === 2);
  redis.resume();
  for (const socket of person.sockets) await socket.received(1);
});

test('an api starts while Redis is away, and hears of all once it is there', { skip }, async () => {
  assert.ok(redis);
  await redis.kill();
  const instances = await twoInstances();
  const person = await personOn(instances);
  await tell(instances.apps[0], person.id, 'Too early');
  await redis.start();
  for (const socket of person.sockets) await socket.received(1);
});

test('when who listens to the database ends, the other goes on', { skip }, async () => {
  const instances = await twoInstances();
  const [first, second] = instances.apps;
  // The first one has listened since it started, before the second one was there.
  const { sockets, id } = await personOn(instances);
  await first.close();
  await tell(second, id, 'After the end');
  const open = sockets.filter(({ socket }) => socket.readyState === socket.OPEN);
  assert.equal(open.length, 1);
  await open[0]?.received(1);
  assert.equal(await listeners(second), 1);
});

/** An address of Redis at which the first connection that subscribes is lost before it has an answer. */
async function losingTheFirst(address: string): Promise<string> {
  const url = new URL(address);
  const { hostname, port } = url;
  let isLost = false;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream])
      socket
        .on('error', () => undefined)
        .once('close', () => {
          client.destroy();
          upstream.destroy();
        });
    upstream.pipe(client);
    client.on('data', (chunk: Buffer) => {
      const isFirst = !isLost && chunk.includes('subscribe');
      isLost ||= isFirst;
      if (isFirst) client.destroy();
      else upstream.write(chunk);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  after(() => server.close());
  url.port = String((server.address() as AddressInfo).port);
  return url.href;
}

test('a process whose first connection is lost as it subscribes subscribes again', { skip }, async () => {
  assert.ok(redis);
  const { apps, origin } = await listenInstances(1, { redisUrl: await losingTheFirst(redis.url) });
  const [app] = apps as [FastifyInstance];
  await untilHeard(apps);
  const person = await signedIn(app);
  const socket = await openSocket(origin, person.token);
  await tell(app, person.user.id, 'Heard');
  await socket.received(1);
});
