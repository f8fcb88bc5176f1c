import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { inSuite } from '@handover/shared/testing/suite';
import { PersistentSocket } from '../../testing/people/persistent-socket.ts';
import { signUp } from '../../testing/people/sign-up.ts';
import { slowUpload } from '../../testing/people/slow-upload.ts';
import { startMachine } from '../../testing/servers/machine.ts';
import { startNginx } from '../../testing/servers/nginx.ts';
import { serverProcesses } from '../../testing/servers/server-process.ts';
import { steadyLoad } from '../../testing/servers/steady-load.ts';
import { versionBefore } from '../../testing/servers/version-before.ts';
import { tell } from '../../testing/tell.ts';
import { until } from '../../testing/until.ts';

/** At a reload nginx ends connections without a request, and on a busy machine now and then one whose request it has not read. */
const CLIENT = { keepAlive: false, repeatsReset: true };
const SOCKETS = 20;
/** The long suite only: it starts eight servers, and nginx. */
const skip = inSuite<string | boolean>({ test: 'it starts eight servers', long: false });

const before = skip ? undefined : versionBefore();
/** The version before has run until now; this one comes, and then it is taken back. */
const ROLLS = ['this', 'before'] as const;

test('two apis and two gateways behind nginx get this version by deploy/nginx/handover-roll, and then the version before: no request fails, uploads end, sockets come back', {
  skip: skip || (!before && 'the version before can’t be had here'),
}, async (t) => {
  assert.ok(before);
  let root: string | undefined = before.root;
  const { start, database } = await serverProcesses({}, [], 'template1');
  const machine = () =>
    startMachine(
      () => start(0, {}, root),
      { SHUTDOWN_DELAY_MS: '1000', TRUSTED_PROXIES: '127.0.0.1' },
      () => root,
    );
  const migrations = async () =>
    Number((await database.pool.query('select count(*) from drizzle.__drizzle_migrations')).rows[0].count);
  const machines = [await machine(), await machine()];
  const nginx = await startNginx(machines.map(({ server }) => server));
  const { origin } = nginx;
  const people = await Promise.all(Array.from({ length: 4 }, (_, at) => signUp(origin, `person-${at}`)));
  const [reader, writer, sender] = people as [Person, Person, Person];
  const sockets = Array.from(
    { length: SOCKETS },
    (_, at) => new PersistentSocket(origin, people[at % people.length] as Person),
  );
  for (const socket of sockets) await socket.untilReady();

  const loads = [
    steadyLoad(`${origin}/api/sectors/`, 'null', 2, undefined, CLIENT),
    steadyLoad(`${origin}/api/notifications/`, reader.token, 3, undefined, CLIENT),
    steadyLoad(`${origin}/api/users/${writer.id}/`, writer.token, 2, { first_name: 'Alexandre' }, CLIENT),
  ];
  const servedMore = (count: number) => {
    const enough = loads.map(({ outcomes }) => outcomes.length + count);
    return until('each client is answered', () =>
      loads.every(({ outcomes }, index) => outcomes.length >= (enough[index] ?? 0)),
    );
  };
  let told = 0;
  const uploads: Promise<{ status: number }>[] = [];
  const restarter = createServer(async (request, response) => {
    const asked = machines.find(({ server }) => request.url === `/${server}`);
    assert.ok(asked);
    // Half of them are on this machine. They go on while it is ending.
    const halves = await Promise.all(Array.from({ length: 4 }, () => slowUpload(origin, sender)));
    await servedMore(20);
    const restarted = asked.restart();
    await until('it is ending', async () => (await fetch(`http://${asked.server}/readyz`)).status === 503);
    uploads.push(...halves.map((finish) => finish()));
    for (const person of people) await tell(database.pool, person.id, `Event ${told}`);
    told += 1;
    await restarted;
    await servedMore(20);
    response.end();
  });
  await once(restarter.listen(0, '127.0.0.1'), 'listening');
  after(() => restarter.close());
  const restart = `curl -fsS http://127.0.0.1:${(restarter.address() as AddressInfo).port}/%s`;

  const schemas = [await migrations()];
  for (const version of ROLLS) {
    root = version === 'before' ? before.root : undefined;
    const { code, output } = await nginx.roll(restart);
    assert.equal(code, 0, output);
    schemas.push(await migrations());
  }
  let answered = 0;
  for (const load of loads) {
    const lost = (await load.stop()).filter(({ status }) => status !== 200);
    assert.deepEqual(lost, [], nginx.errors());
    assert.ok(load.outcomes.length > 100);
    answered += load.outcomes.length;
  }
  // The migrations of this version stay, and the version before runs on them.
  const [old, current, back] = schemas;
  assert.equal(back, current);
  t.diagnostic(
    `from ${before.commit.slice(0, 8)} with ${old} migrations to ${current} and back: ${answered} calls, ${uploads.length} uploads`,
  );
  const ended = await Promise.all(uploads);
  assert.deepEqual(new Set(ended.map(({ status }) => status)), new Set([200]));
  assert.equal(ended.length, 4 * 2 * ROLLS.length);
  const titles = Array.from({ length: told }, (_, at) => `Event ${at}`);
  for (const socket of sockets) {
    await socket.untilReady();
    await until('nothing is lost', () => socket.titles.length >= titles.length);
    assert.deepEqual(socket.titles, titles);
    socket.close();
  }
});

test('a machine that does not come back stays out, and the other serves', { skip }, async () => {
  const { start } = await serverProcesses();
  const machines = [await startMachine(() => start(), {}), await startMachine(() => start(), {})];
  const nginx = await startNginx(machines.map(({ server }) => server));
  const { code, output } = await nginx.roll('false');
  assert.equal(code, 1, output);
  assert.match(output, new RegExp(`^${machines[0]?.server}: out`));
  assert.equal((await fetch(`${nginx.origin}/api/sectors/`)).status, 200);
});

type Person = Awaited<ReturnType<typeof signUp>>;
