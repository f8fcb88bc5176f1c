import assert from 'node:assert/strict';
import { test } from 'node:test';
// biome-ignore lint/plugin: nginx takes a machine back by the clock
import { setTimeout as pause } from 'node:timers/promises';
import { inSuite } from '@handover/shared/testing/suite';
import { codeAt } from '../../src/features/second-factor/totp.ts';
import { png } from '../../testing/documents/sample-files.ts';
import { PersistentSocket } from '../../testing/people/persistent-socket.ts';
import { RemoteActor, signedUpAt } from '../../testing/people/remote-actor.ts';
import { DOWN } from '../../testing/servers/nginx.ts';
import { until, untilStarted } from '../../testing/until.ts';
import { checkIntegrity } from '../faults/testing/check-integrity.ts';
import { startWriters } from '../faults/testing/writers.ts';
import { twoMachines } from './testing/two-machines.ts';

const KILLS = 6;
/** `fail_timeout` in deploy/nginx/several-machines.conf, twice. */
const NOTICED_MS = 4000;
const PASSWORD = 'Quite-Long-4711';

/** The long suite only: it starts two apis, two gateways and nginx. */
const skip = inSuite<string | boolean>({ test: 'it starts five servers', long: false });
const market = skip ? null : await twoMachines();

/** A new person whose address is proven, once for each machine. */
async function personOnBoth() {
  assert.ok(market);
  const [here, there] = market.machines.map(({ server }) => `http://${server}`);
  assert.ok(here && there);
  const prove = (id: number) =>
    market.pool.query('update users set email_proven_at = now() where id = $1', [id]);
  const person = await signedUpAt(here, prove);
  const { rows } = await market.pool.query('select email from users where id = $1', [person.id]);
  const nobody = [new RemoteActor(here, 'null', 0), new RemoteActor(there, 'null', 0)] as const;
  return { here: person, there: person.at(there), email: String(rows[0].email), nobody };
}
const me = async (actor: RemoteActor) => (await actor.get('/api/users/current_user/')).body.first_name;
const statusOf = async (actor: RemoteActor) => (await actor.get('/api/users/current_user/')).status;

test('who signs in at one machine is signed in at the other; who signs out everywhere, nowhere', {
  skip,
}, async () => {
  const { here, there, email, nobody } = await personOnBoth();
  assert.equal(await statusOf(there), 200);
  const signedIn = await nobody[1].post('/api/get_token/', { email, password: PASSWORD });
  assert.equal(signedIn.status, 200);
  const { refresh } = signedIn.body;
  assert.equal((await nobody[0].post('/api/refresh_token/', { refresh })).status, 200);
  assert.equal((await here.post('/api/logout_everywhere/')).status, 200);
  assert.equal(await statusOf(there), 401);
});

test('what is written at one machine is read at the other at once, also its file', { skip }, async () => {
  const { here, there } = await personOnBoth();
  for (const name of ['Anne', 'Béatrice', 'Chloé']) {
    const parts: Parameters<typeof here.form>[2] = [
      ['first_name', name],
      ['image', [await png(), 'me.png']],
    ];
    const { status, body } = await here.form('PATCH', `/api/users/${here.id}/`, parts);
    assert.equal(status, 200);
    assert.equal(await me(there), name);
    assert.equal((await there.get(body.image)).status, 200);
  }
});

test('a notice that one machine causes comes to the socket at the other', { skip }, async () => {
  assert.ok(market);
  const [here, there] = market.machines.map(({ server }) => `http://${server}`);
  const { seller, ledger, write } = await startWriters(String(here), market.pool);
  const socket = new PersistentSocket(String(there), seller);
  await socket.untilReady();
  await write(
    async () => String(here),
    () => ledger.questions.length > 0,
  );
  await until('the seller is told', () => socket.titles.length > 0);
});

test('failures to sign in count together: both machines lock the account', { skip }, async () => {
  const { email, nobody } = await personOnBoth();
  const wrong = { email, password: 'Wrong-Word-4711' };
  const answers: number[] = [];
  for (let at = 0; at < 20; at++)
    answers.push((await nobody[at % 2 === 0 ? 0 : 1].post('/api/get_token/', wrong)).status);
  const locked = answers.indexOf(429);
  assert.ok(locked > 0, String(answers));
  for (const one of nobody)
    assert.equal((await one.post('/api/get_token/', { email, password: PASSWORD })).status, 429);
});

test('a code of an app counts once, at whichever machine', { skip }, async () => {
  const { here, there, email, nobody } = await personOnBoth();
  const confirmed = { password: PASSWORD };
  assert.ok((await here.post(`/api/users/${here.id}/confirmation/`, confirmed)).status < 300);
  const { secret } = (await here.post(`/api/users/${here.id}/totp/`)).body;
  const code = codeAt(secret, new Date());
  assert.equal((await there.post(`/api/users/${here.id}/confirm_totp/`, { code })).status, 200);
  const first = await nobody[0].post('/api/get_token/', { email, password: PASSWORD });
  assert.equal(first.body.code, 'auth.second_factor_needed');
  const { ticket } = first.body.params;
  const again = await nobody[1].post('/api/get_token/second_step/', { ticket, code });
  assert.equal(again.status, 400);
});

test('each mail is sent once, though both machines look for mails', { skip }, async () => {
  assert.ok(market);
  const people = await Promise.all(Array.from({ length: 12 }, () => personOnBoth()));
  const { taken } = market.mails;
  const mailsTo = (email: string) => taken.filter(({ to }) => to === email).length;
  await until('all have their mail', () => people.every(({ email }) => mailsTo(email) > 0));
  assert.deepEqual(new Set(people.map(({ email }) => mailsTo(email))), new Set([1]));
});

test(`a machine loses power ${KILLS} times under writes: the other goes on, and nothing acknowledged is lost`, {
  skip,
  timeout: 900_000,
}, async () => {
  assert.ok(market);
  const { origin, machines, pool } = market;
  const writers = await startWriters(origin, pool);
  const socket = new PersistentSocket(origin, writers.seller);
  await socket.untilReady();
  let over = false;
  const writing = writers.write(
    async () => origin,
    () => over,
  );
  const acknowledgeMore = async (count: number) => {
    const enough = writers.acknowledged() + count;
    await until('calls are acknowledged', () => writers.acknowledged() >= enough);
  };
  const unansweredAt: number[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    await acknowledgeMore(30);
    const before = writers.broken.length + writers.refused.length;
    const machine = machines[kill % 2 === 0 ? 0 : 1];
    await machine.kill();
    await acknowledgeMore(60);
    unansweredAt.push(writers.broken.length + writers.refused.length - before);
    await machine.start();
    await pause(NOTICED_MS);
    await untilStarted(
      'it is ready',
      async () => (await fetch(`http://${machine.server}/readyz`)).status === 200,
    );
  }
  over = true;
  await writing;
  // Of each of the seven writers one call may be on the machine, and nginx learns of its end by one more.
  for (const count of unansweredAt) assert.ok(count <= 14, String(unansweredAt));
  await checkIntegrity(pool, market.readStored, writers.ledger);
  await socket.untilReady();
  const { rows } = await pool.query('select count(*) from notifications where user_id = $1', [
    writers.seller.id,
  ]);
  await until('the socket has heard all', () => socket.titles.length >= Number(rows[0].count));
});

test('while neither machine answers, people read so, and the page is not kept', { skip }, async () => {
  assert.ok(market);
  await Promise.all(market.machines.map((machine) => machine.kill()));
  const page = await fetch(`${market.origin}/opportunities`);
  assert.deepEqual([page.status, await page.text()], [502, DOWN]);
  assert.deepEqual(
    ['retry-after', 'cache-control'].map((name) => page.headers.get(name)),
    ['30', 'no-store'],
  );
  await Promise.all(market.machines.map((machine) => machine.start()));
  await untilStarted(
    'they serve again',
    async () => (await fetch(`${market.origin}/api/sectors/`)).status === 200,
  );
});
