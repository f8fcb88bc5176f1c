import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { listenInstances } from '../../../testing/servers/listen-instances.ts';

const { apps } = await listenInstances(2);
const [one, two] = apps as [FastifyInstance, FastifyInstance];
const ask = (app: FastifyInstance, address: string) =>
  app.inject({
    method: 'POST',
    url: '/api/users/initiate_password_recovery/',
    payload: { email: 'x@example.test', is_admin_area: false },
    remoteAddress: '127.0.0.1',
    headers: { 'x-forwarded-for': address },
  });

test('processes share the limit of an address, and of an IPv6 network', async () => {
  for (const [first, second] of [
    ['198.51.100.1', '198.51.100.1'],
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'],
  ] as const) {
    const codes = await Promise.all(
      Array.from({ length: 40 }, (_, at) => (at % 2 ? ask(one, first) : ask(two, second))),
    );
    const statuses = codes.map(({ statusCode }) => statusCode);
    assert.equal(statuses.filter((status) => status === 200).length, 30);
    const refused = codes.find(({ statusCode }) => statusCode === 429);
    assert.deepEqual(refused?.json().params, { minutes: 60 });
    assert.ok(Number(refused?.headers['retry-after']) > 3500);
  }
  assert.equal((await ask(one, '198.51.100.2')).statusCode, 200);
  assert.equal((await ask(two, '2001:db8:1:3::1')).statusCode, 200);
});

test('each route is counted by itself, no address is stored, and a window ends', async () => {
  const other = await one.inject({
    method: 'POST',
    url: '/api/contact_us/',
    payload: {},
    headers: { 'x-forwarded-for': '198.51.100.1' },
  });
  assert.equal(other.statusCode, 400);
  const { rows } = await one.db.execute<{ key: string }>(sql`select key from rate_counts`);
  for (const { key } of rows) assert.match(key, /^[\w-]{43}$/);

  await one.db.execute(sql`update rate_counts set ends_at = now()`);
  assert.equal((await ask(two, '198.51.100.1')).statusCode, 200);
  await one.jobs.get('auth-housekeeping')?.work();
  const left = await one.db.execute(sql`select count from rate_counts`);
  assert.deepEqual(left.rows, [{ count: 1 }]);
});
