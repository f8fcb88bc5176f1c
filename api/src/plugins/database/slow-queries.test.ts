import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { withoutValues } from '../../../db/watch-queries.ts';
import { signedIn } from '../../../testing/people/actor.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { currentCall, during } from '../../process/current-call.ts';
import { reportSlowQueries } from './slow-queries.ts';

let lines: string[] = [];
const logTo = new Writable({
  write(chunk, _encoding, done) {
    lines.push(...String(chunk).trimEnd().split('\n'));
    done();
  },
});
// Every query takes at least as long as this.
const app = await buildTestApp({ slowQueryMs: Number.MIN_VALUE, logLevel: 'info' }, { logTo });
const slow = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'slow query');

test('a slow query is logged with its name, the call and its request id, without values', async () => {
  const person = await signedIn(app);
  lines = [];
  const { headers } = await person.get('/api/opportunities/?project_title=Zitronenfalter');
  assert.ok(slow().length > 0);
  for (const line of slow())
    assert.deepEqual([line.call, line.reqId], ['GET /api/opportunities/', headers['x-request-id']]);
  assert.ok(slow().every(({ query, ms }) => typeof ms === 'number' && query.length > 2));
  assert.ok(
    slow().some(({ query }) => /^\w+$/.test(query)),
    'a prepared one has its name',
  );
  assert.doesNotMatch(lines.join('\n'), /Zitronenfalter/);
  assert.match(await app.metrics.registry.metrics(), /^handover_slow_queries_total [1-9]/m);
});

test('what a call leaves in the background, and a job, is told apart', async () => {
  const person = await signedIn(app);
  lines = [];
  const { headers } = await person.post('/api/users/initiate_password_recovery/', {
    email: person.user.email,
    is_admin_area: false,
  });
  await app.background.settled();
  assert.ok(slow().length > 0);
  for (const { reqId } of slow()) assert.equal(reqId, headers['x-request-id']);
  lines = [];
  await app.metrics.measureJob('tidy', async () => void (await app.db.execute(sql`select 1`)));
  assert.deepEqual(
    slow().map(({ call, reqId, query }) => [call, reqId, query]),
    [['job tidy', undefined, 'select …']],
  );
});

test('who waits for a connection is told with their own query, not with that of who gave it back', async () => {
  const pending: (() => void)[] = [];
  const client = { query: (_text: string, answer: () => void) => void pending.push(answer) };
  const waiting: ((error: unknown, client: object) => void)[] = [];
  const pool = { connect: (answer: (error: unknown, client: object) => void) => void waiting.push(answer) };
  const told: { query: string; call: string | undefined }[] = [];
  // biome-ignore lint/suspicious/noExplicitAny: the part of a pool that is used
  reportSlowQueries(pool as any, 0, ({ query }) => told.push({ query, call: currentCall()?.call }));
  during({ call: 'of who waits' }, () =>
    pool.connect((_error, given) => (given as typeof client).query('select 2', () => undefined)),
  );
  during({ call: 'of who gave it back' }, () => waiting[0]?.(null, client));
  during({ call: 'of the socket' }, () => pending[0]?.());
  assert.deepEqual(
    told.map(({ query, call }) => [query, call]),
    [['select …', 'of who waits']],
  );
});

for (const [statement, logged] of [
  ["select 'O''Hara', $1 from a1 where b = 12.5", "select '…', $1 from a1 where b = …"],
  ['select\n  1', 'select …'],
  [`select ${'x'.repeat(400)}`, `select ${'x'.repeat(293)}…`],
] as const)
  test(`${statement.slice(0, 30)} is logged without values`, () => {
    assert.equal(withoutValues(statement), logged);
  });
