import assert from 'node:assert/strict';
import { subscribe } from 'node:diagnostics_channel';
import { test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { FEATURES } from '../../src/features/register-features.ts';
import { fingerprint } from '../../testing/authorization/fingerprint.ts';
import { buildRollbackMarket } from '../../testing/authorization/market/rollback-market.ts';
import { MATRIX } from '../../testing/authorization/rows/index.ts';
import { type MatrixContext, runRow } from '../../testing/authorization/run-cell.ts';
import { Actor, signedIn } from '../../testing/people/actor.ts';

const routed: string[] = [];
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD' && one !== 'OPTIONS') routed.push(`${one} ${url}`);
  });
});
const { app, pool, market } = await buildRollbackMarket();
const stage: MatrixContext = { app, pool, market, before: await fingerprint(app.db) };

const rows = Object.values(MATRIX).flat();
const tableOf = FEATURES.flatMap(({ routes }) => Object.values(routes));

test('every call has rows in the table, and every row has a call', () => {
  const calls = tableOf.map(({ method, url }) => `${method} ${url}`);
  const called = new Set(rows.map((row) => row.call));
  assert.deepEqual([...called].filter((call) => !calls.includes(call)).sort(), [], 'rows without a call');
  assert.deepEqual(calls.filter((call) => !called.has(call)).sort(), [], 'calls without a row');
});

test('the writes of a cell are visible within it, and rolled back after it', async () => {
  const writesBefore = await pool.begin();
  const url = `/api/opportunities/${market.fresh.opportunity}/add_or_remove_from_favorites/`;
  assert.equal((await market.people.stranger.actor.post(url)).status, 200);
  assert.ok((await pool.countWrites()) > writesBefore);
  assert.notEqual(await fingerprint(app.db), stage.before);
  await pool.undo();
  assert.equal(await fingerprint(app.db), stage.before);
});

test('every registered route is in the table', () => {
  const listed = new Set(tableOf.map(({ method, url }) => `${method} ${url}`));
  // Pages of the documentation and, of the demo only, the local OpenID provider.
  const aside = /^[A-Z]+ (\/api\/(docs|local_openid)\/|\/api\/docs$|\*)/;
  const others = routed.filter((call) => !listed.has(call) && !aside.test(call));
  assert.deepEqual(others.sort(), [
    'GET /api/openapi.json',
    'GET /healthz',
    'GET /metrics',
    'GET /readyz',
    'GET /ws/notifications/',
  ]);
});

test('an invalid token is 401 before anything else is checked', async () => {
  await pool.begin();
  const ended = await signedIn(app);
  assert.equal((await ended.post('/api/logout/')).status, 200);
  const differing: string[] = [];
  for (const { method, url, access } of tableOf) {
    const path = url.replace(':action', 'accept').replace(/:\w+/g, '1');
    const tokens = access === 'guest' ? [] : ['forged', ended.token, ...(access === 'anyone' ? [] : [null])];
    for (const token of tokens) {
      const { status } = await new Actor(app, token).call(method, path);
      if (status !== 401) differing.push(`${method} ${url} with ${token ?? 'none'}: ${status}`);
    }
  }
  await pool.undo();
  assert.deepEqual(differing, []);
});

for (const [name, table] of Object.entries(MATRIX))
  test(`${name}: every cell is as in the server rules`, async () => {
    const differing: string[] = [];
    for (const row of table) differing.push(...(await runRow(stage, row)));
    assert.ok(differing.length === 0, `${differing.length} differ:\n${differing.join('\n')}`);
  });

test('after all cells the data is unchanged', async () => {
  assert.equal(await fingerprint(app.db), stage.before);
});
