import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { type TestContext, test } from 'node:test';
import { inSuite } from '@handover/shared/testing/suite';
import { startClamd } from '../../testing/clamav/start-clamd.ts';
import { pdf } from '../../testing/documents/sample-files.ts';
import { RemoteActor } from '../../testing/people/remote-actor.ts';
import { until, untilRetried } from '../../testing/until.ts';
import { startWriters } from '../faults/testing/writers.ts';
import { twoMachines } from './testing/two-machines.ts';

const AWAY_MS = 60_000;
const PASSWORD = 'Quite-Long-4711';

/** The long suite only: each outage lasts a minute. */
const skip = inSuite<string | boolean>({ test: 'it takes minutes', long: false });
const [market, clamd] = skip ? [] : await startMarket();

async function startMarket() {
  const scanner = await startClamd();
  // People sign up for as long as an outage lasts, all from one address.
  const settings = { CLAMAV: `unix:${scanner.path}`, ACCESS_SECONDS: '300', SIGN_UPS_AN_HOUR: '100000' };
  return [await twoMachines(settings), scanner] as const;
}

/** What people do at an address, by name, who have been there before or at another machine. */
async function peopleAt(origin: string, before = origin) {
  assert.ok(market);
  const { company, deal, ...people } = await startWriters(before, market.pool);
  const [seller, buyer] = [people.seller.at(origin), people.buyer.at(origin)];
  const { rows } = await market.pool.query('select email from users where id = $1', [buyer.id]);
  const nobody = new RemoteActor(origin, 'null', 0);
  const uploadAs = (owner: typeof seller) =>
    owner.form('POST', '/api/files_of_company/', [
      ['company_id', company],
      ['files', [pdf('x'.repeat(40_000)), 'accounts.pdf']],
    ]);
  const stored = await uploadAs(people.seller);
  assert.equal(stored.status, 201, JSON.stringify(stored.body));
  const signedUp: string[] = [];
  const calls = {
    browse: () => nobody.get('/api/opportunities/'),
    'sign in': () => nobody.post('/api/get_token/', { email: rows[0].email, password: PASSWORD }),
    'read a deal': () => buyer.get(`/api/deals/${deal}/`),
    'ask a question': () =>
      buyer.post('/api/questions_and_answers/', { deal_id: deal, question: 'How many lathes?' }),
    'add a document': () => uploadAs(seller),
    'open a document': () => seller.get(`/api/files/${stored.body.files[0].id}/`),
    async 'sign up'() {
      const email = `${crypto.randomUUID()}@example.test`;
      const account = {
        email,
        password1: PASSWORD,
        password2: PASSWORD,
        first_name: 'Alex',
        last_name: 'Martin',
      };
      const answer = await nobody.post('/api/users/sign_up/', account);
      if (answer.status === 201) signedUp.push(email);
      return answer;
    },
  };
  return { calls, signedUp };
}
type Calls = Awaited<ReturnType<typeof peopleAt>>['calls'];

/** The statuses that each call has while something is away, once each if they are always the same. */
async function statusesOf(calls: Calls, forMs: number) {
  const seen = new Map<string, Set<number>>();
  const over = AbortSignal.timeout(forMs);
  do {
    for (const [name, call] of Object.entries(calls)) {
      const { status } = await call();
      seen.set(name, (seen.get(name) ?? new Set()).add(status));
    }
  } while (!over.aborted);
  return Object.fromEntries([...seen].map(([name, statuses]) => [name, [...statuses].sort().join(' or ')]));
}

// biome-ignore lint/plugin: figures for OPERATING.md, which nothing is compared with
const now = () => performance.now();

/** The same while something is away, with the figures for OPERATING.md. */
async function statusesWhileAway(t: TestContext, calls: Calls) {
  let [made, slowest] = [0, 0];
  const timed = Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      async () => {
        const start = now();
        const answer = await call();
        made += 1;
        slowest = Math.max(slowest, now() - start);
        return answer;
      },
    ]),
  ) as Calls;
  const statuses = await statusesOf(timed, AWAY_MS);
  t.diagnostic(`away for ${AWAY_MS / 1000} s: ${made} calls, the slowest ${Math.round(slowest)} ms`);
  return statuses;
}

/** How long after it is back until `work` has succeeded, for OPERATING.md. */
async function timeUntil(t: TestContext, what: string, work: () => Promise<void>) {
  const start = now();
  await work();
  t.diagnostic(`${what} after ${Math.round(now() - start)} ms`);
}

const WELL = {
  browse: '200',
  'sign in': '200',
  'read a deal': '200',
  'ask a question': '201',
  'add a document': '201',
  'open a document': '200',
  'sign up': '201',
};

test('while the database is away everything is refused with 503, and works again after it', {
  skip,
  timeout: 600_000,
}, async (t) => {
  assert.ok(market);
  const { calls } = await peopleAt(market.origin);
  assert.deepEqual(await statusesOf(calls, 0), WELL);
  await market.toDatabase.cut();
  const away = await statusesWhileAway(t, calls);
  await market.toDatabase.restore();
  assert.deepEqual(new Set(Object.values(away)), new Set(['503']), JSON.stringify(away));
  await timeUntil(t, 'both serve again', () =>
    until('both serve again', async () => {
      const answers = await Promise.all(
        market.machines.map(({ server }) => fetch(`http://${server}/readyz`)),
      );
      return answers.every(({ status }) => status === 200);
    }),
  );
  assert.deepEqual(await statusesOf(calls, 0), WELL);
});

test('while the bucket is away documents can’t be added or opened, and all else goes on', {
  skip,
  timeout: 600_000,
}, async (t) => {
  assert.ok(market);
  const { calls } = await peopleAt(market.origin);
  await market.toBucket.cut();
  const away = await statusesWhileAway(t, calls);
  await market.toBucket.restore();
  assert.deepEqual(away, { ...WELL, 'add a document': '503', 'open a document': '503' });
  assert.deepEqual(await statusesOf(calls, 0), WELL);
});

test('while the mail server is away all goes on, and each mail comes once after it', {
  skip,
  timeout: 900_000,
}, async (t) => {
  assert.ok(market);
  const { calls, signedUp } = await peopleAt(market.origin);
  await market.toMails.cut();
  const away = await statusesWhileAway(t, calls);
  const meanwhile = [...signedUp];
  await market.toMails.restore();
  assert.deepEqual(away, WELL);
  const { taken } = market.mails;
  const mailsTo = (email: string) => taken.filter(({ to }) => to === email).length;
  await timeUntil(t, `the last of ${meanwhile.length} mails has come`, () =>
    untilRetried('all have their mail', () => meanwhile.every((email) => mailsTo(email) > 0)),
  );
  assert.deepEqual(new Set(meanwhile.map(mailsTo)), new Set([1]));
});

test('while the virus scanner is away documents can’t be added', { skip, timeout: 600_000 }, async (t) => {
  assert.ok(market && clamd);
  const { calls } = await peopleAt(market.origin);
  await clamd.kill();
  const away = await statusesWhileAway(t, calls);
  await clamd.start();
  assert.deepEqual(away, { ...WELL, 'add a document': '503' });
  assert.deepEqual(await statusesOf(calls, 0), WELL);
});

const mayMount = spawnSync('unshare', ['-Urm', 'true']).status === 0;
test('where the disk is full documents can’t be added, and all else goes on', {
  skip: skip || (!mayMount && 'this user may not make a small disk'),
  timeout: 600_000,
}, async () => {
  assert.ok(market);
  const [first, second] = market.machines;
  market.secondAlone.FULL_FOLDER = market.uploadsOfSecond;
  await second.restart();
  const { calls } = await peopleAt(`http://${second.server}`, `http://${first.server}`);
  assert.deepEqual(await statusesOf(calls, 0), { ...WELL, 'add a document': '507' });
  delete market.secondAlone.FULL_FOLDER;
  await second.restart();
  assert.deepEqual(await statusesOf(calls, 0), WELL);
});

test('a machine whose clock is an hour ahead takes nobody for signed in who was at the other', {
  skip,
  timeout: 600_000,
}, async () => {
  assert.ok(market);
  const [first, second] = market.machines;
  market.secondAlone.CLOCK_SHIFT_MS = '3600000';
  await second.restart();
  const { calls } = await peopleAt(`http://${second.server}`, `http://${first.server}`);
  assert.deepEqual(await statusesOf(calls, 0), {
    ...WELL,
    'read a deal': '401',
    'ask a question': '401',
    'add a document': '401',
    'open a document': '401',
  });
});
