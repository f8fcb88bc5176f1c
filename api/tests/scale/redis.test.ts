import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inSuite } from '@handover/shared/testing/suite';
import { PersistentSocket } from '../../testing/people/persistent-socket.ts';
import { signUp } from '../../testing/people/sign-up.ts';
import { startRedis } from '../../testing/redis/start-redis.ts';
import { type ServerProcess, serverProcesses } from '../../testing/servers/server-process.ts';
import { tell } from '../../testing/tell.ts';
import { until } from '../../testing/until.ts';

const SOCKETS = 12;
const ROUNDS = 2;
const PER_STEP = 5;

/** The long suite only; `src/events/feed/redis-feed.test.ts` shows the parts in one process. */
const inLong = inSuite<string | boolean>({ test: 'it starts four servers', long: false });
const redis = inLong ? undefined : await startRedis();
const skip = inLong || (!redis && 'there is no redis-server');

test('two apis hear of events over Redis; it and either api lose power in turn, and each socket gets each notice once', {
  skip,
}, async () => {
  assert.ok(redis);
  const { start, database } = await serverProcesses({ REDIS_URL: redis.url, WORKERS: '2' });
  const apis = [await start(), await start()] as [ServerProcess, ServerProcess];
  const originOf = ({ port }: ServerProcess) => `http://127.0.0.1:${port}`;
  const people = await Promise.all(
    Array.from({ length: 4 }, (_, at) => signUp(originOf(apis[0]), `person-${at}`)),
  );
  const sockets = Array.from({ length: SOCKETS }, (_, at) => {
    const person = people[at % people.length];
    assert.ok(person);
    return new PersistentSocket(originOf(apis[at % 2 ? 0 : 1]), person);
  });
  for (const socket of sockets) await socket.untilReady();

  const titles: string[] = [];
  const tellAll = async () => {
    for (let told = 0; told < PER_STEP; told++) {
      const title = `Event ${titles.length}`;
      titles.push(title);
      for (const person of people) await tell(database.pool, person.id, title);
    }
  };
  const allHeard = async () => {
    for (const socket of sockets) {
      await until('it has heard all', () => socket.titles.length >= titles.length);
      assert.deepEqual(socket.titles, titles);
    }
  };
  await tellAll();
  await allHeard();
  for (let round = 0; round < ROUNDS; round++) {
    await redis.kill();
    await tellAll();
    await redis.start();
    await tellAll();
    await allHeard();
    // One of them has the process that listens to the database.
    for (const at of [0, 1] as const) {
      const { port, child } = apis[at];
      child.kill('SIGKILL');
      await tellAll();
      await until('it is gone', () => child.signalCode !== null);
      apis[at] = await start(port);
      await tellAll();
      for (const socket of sockets) await socket.untilReady();
      await allHeard();
    }
  }
  for (const socket of sockets) socket.close();
});
