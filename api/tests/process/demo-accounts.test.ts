import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { databaseUrl } from '../../testing/database/database-url.ts';
import { createTestDatabase } from '../../testing/database/test-database.ts';
import { runServer } from '../../testing/servers/run-server.ts';

const database = await createTestDatabase();
after(() => database.drop());
const { rows } = await database.pool.query('select current_database() as name');
const url = databaseUrl(rows[0].name);

const printed = (output: string) => /the password of staff@handover\.test is now (\S+)/.exec(output)?.[1];

async function signIn(origin: string, email: string, password: string): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password, remember_me: false });
  return (await fetch(`${origin}/api/get_token/`, { method: 'POST', headers, body })).status;
}

/** Runs a server for the time of a check. */
async function withServer<Result>(
  env: Record<string, string>,
  check: (server: Awaited<ReturnType<typeof runServer>>) => Promise<Result>,
): Promise<Result> {
  const server = await runServer(url, env);
  try {
    return await check(server);
  } finally {
    await server.stop();
  }
}

test('a demo in public has its own staff password, which is printed once; it never becomes a real marketplace', async () => {
  await withServer({ SEED: 'demo' }, async ({ origin, output }) => {
    assert.equal(await signIn(origin, 'staff@handover.test', 'Handover1'), 200);
    assert.equal(printed(output()), undefined);
  });
  const inPublic = { SEED: 'demo', DEMO_IN_PUBLIC: 'yes', HOST: '0.0.0.0' };
  const password = await withServer(inPublic, async ({ origin, output }) => {
    const own = printed(output());
    assert.match(String(own), /^[\w-]{24}$/);
    assert.equal(await signIn(origin, 'staff@handover.test', 'Handover1'), 401);
    assert.equal(await signIn(origin, 'staff@handover.test', String(own)), 200);
    assert.equal(await signIn(origin, 'seller@handover.test', 'Handover1'), 200);
    return String(own);
  });
  const staff = "select id from users where email = 'staff@handover.test'";
  const { rows: before } = await database.pool.query(
    `select revoked_at is not null as ended from sessions where user_id = (${staff}) order by created_at`,
  );
  assert.deepEqual(
    before.map(({ ended }) => ended),
    [true, false],
  );
  await withServer(inPublic, async ({ origin, output }) => {
    assert.equal(printed(output()), undefined);
    assert.equal(await signIn(origin, 'staff@handover.test', password), 200);
  });

  await assert.rejects(runServer(url, { SEED: 'none' }), /whose password is public/);
  await assert.rejects(
    runServer(url, { SEED: 'demo', HOST: '0.0.0.0' }),
    /HOST=0\.0\.0\.0 would show the demo/,
  );
});

test('an empty marketplace listens where it is told', async () => {
  const empty = await createTestDatabase();
  try {
    const { rows: names } = await empty.pool.query('select current_database() as name');
    const server = await runServer(databaseUrl(names[0].name), { SEED: 'none', HOST: '0.0.0.0' });
    assert.equal(await server.stop(), 0);
  } finally {
    await empty.drop();
  }
});
