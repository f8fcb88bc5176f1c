import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { firmMembers } from '../../../../db/schema/index.ts';
import { signedIn } from '../../../../testing/people/actor.ts';
import { noticesOf, startDeal } from '../../../../testing/people/deal.builder.ts';
import { delegating, statusOf } from '../../../../testing/people/delegating.ts';
import { foundFirm } from '../../../../testing/people/firm.builder.ts';
import { openSocket } from '../../../../testing/people/socket-client.ts';
import { listenInstances } from '../../../../testing/servers/listen-instances.ts';
import { until } from '../../../../testing/until.ts';
import { notifyMany } from '../../../events/notify.sql.ts';

const { apps, origin } = await listenInstances(2);
const app = apps[0] as FastifyInstance;
const { person, owner, adviser, give, answer, delegated } = await delegating(app);
const colleague = await person('Marc', 'Petit');
const firmId = await foundFirm(adviser);
await app.db.insert(firmMembers).values({ firmId, userId: colleague.user.id, role: 'member' });

/** Its last day is over from now on. */
const passLastDay = (id: number) =>
  app.db.execute(sql`update delegations set ends_at = now() - interval '1 second' where id = ${id}`);
/** Runs the job twice on both instances at once. */
const tick = () => Promise.all([...apps, ...apps].map((each) => each.jobs.get('delegations-expire')?.work()));
const expiries = async (who: typeof owner) =>
  (await noticesOf(who)).filter((type) => type === 'delegation_expired').length;

test('after the last day both sides are told, once; an invitation without an answer ends without a word', async () => {
  const { company, id } = await delegated();
  await tick();
  assert.deepEqual([await expiries(owner), await expiries(adviser)], [0, 0]);
  await passLastDay(id);
  await tick();
  await tick();
  for (const [who, other] of [
    [owner, 'Anne Roux'],
    [adviser, 'Claire Fontaine'],
  ] as const) {
    assert.equal(await expiries(who), 1);
    const [told] = (await who.get(paths.notifications)).body.results.results;
    assert.deepEqual(
      [told.type, told.person, told.link],
      ['delegation_expired', other, '/user-details/advisers'],
    );
    const [row] = (await who.get(paths.delegations)).body.results;
    assert.deepEqual([row.id, row.state], [id, 'expired']);
  }
  assert.equal(await expiries(colleague), 0);
  const { rows } = await app.db.execute(
    sql`select count(*)::int as mails from notifications where type = 'delegation_expired' and mail_wanted`,
  );
  assert.equal(rows[0]?.mails, 2);

  const again = await give(owner, adviser, { scope: 'company', subject_id: company, right: 'read' });
  assert.equal(again.status, 201);
  await passLastDay(again.body.id);
  await tick();
  assert.equal(await expiries(adviser), 1);
});

test('a last day that ends before the next run is noted at its end', async () => {
  const { id } = await delegated();
  const at = new Date(Date.now() + 4 * 60_000);
  await app.db.execute(sql`update delegations set ends_at = ${at.toISOString()} where id = ${id}`);
  const started: [string, Date | undefined][] = [];
  const { startJob } = app;
  app.startJob = (name, when) => void started.push([name, when]);
  await app.jobs.get('delegations-expire')?.work();
  app.startJob = startJob;
  assert.deepEqual(started, [['delegations-expire', at]]);
});

test('whoever is invited again before the job has run is told of the end, too', async () => {
  const { company, id } = await delegated();
  await passLastDay(id);
  const before = await expiries(adviser);
  const again = await give(owner, adviser, { scope: 'company', subject_id: company });
  assert.equal(again.status, 201);
  assert.equal(await expiries(adviser), before + 1);
  assert.equal((await answer(adviser, again.body.id)).status, 200);
});

for (const [way, end] of Object.entries({
  revoked: (id: number) => owner.post(paths.endDelegation(id)),
  'after its last day': passLastDay,
}))
  test(`${way}: open sockets of adviser and colleague get nothing more of it, lists and mails neither`, async () => {
    const { opportunity, id } = await delegated();
    const asking = await signedIn(app);
    const deal = await startDeal(owner, asking, opportunity);
    const ask = () => asking.post(paths.questions, { deal_id: deal, question: 'Who are the customers?' });
    const sockets = await Promise.all(
      [adviser, colleague].map(({ token }) => openSocket(origin, token, { withChanges: true })),
    );
    await ask();
    const ofDeal = (socket: (typeof sockets)[number]) =>
      socket.changes.filter((change) => 'deal_id' in change).length;
    const asked = (socket: (typeof sockets)[number]) =>
      socket.messages.filter(({ type }) => type === 'question_asked').length;
    for (const socket of sockets)
      await until('both are told', () => ofDeal(socket) > 0 && asked(socket) === 1);
    await end(id);
    const before = sockets.map(ofDeal);
    const { body } = await ask();
    await owner.patch(paths.question(body.id), { answer: 'Three makers of cabins.' });
    await owner.post(paths.pauseDeal(deal));
    // It comes after all that would be told of the deal.
    const both = [adviser.user.id, colleague.user.id];
    await app.db.transaction((tx) => notifyMany(tx, both, { type: 'new_device', link: '/' }));
    for (const socket of sockets)
      await until('the last one has come', () => socket.messages.at(-1)?.type === 'new_device');
    assert.deepEqual(sockets.map(ofDeal), before);
    assert.deepEqual(sockets.map(asked), [1, 1]);
    await app.db.execute(sql`update notifications set created_at = now() - interval '2 minutes'`);
    await app.jobs.get('notification-mails')?.work();
    const { rows } = await app.db.execute(
      sql`select user_id from notifications where deal_id = ${deal} and mailed_at is not null and for_user_id is not null`,
    );
    assert.deepEqual(rows, []);
    for (const who of [adviser, colleague]) {
      const { results } = (await who.get(paths.notifications)).body.results;
      assert.ok(!results.some(({ deal_id }: { deal_id: number | null }) => deal_id === deal));
      const back = await openSocket(origin, who.token, { since: '0' });
      await back.ready;
      assert.ok(!back.messages.some(({ deal_id }) => deal_id === deal));
      assert.equal(await statusOf(who.get(paths.deal(deal))), '404 deal.not_found');
    }
    // They do not count either: before the job has run, and after.
    for (const before of [true, false]) {
      if (!before) await tick();
      for (const who of [adviser, colleague]) {
        const { count, results } = (await who.get(`${paths.notifications}?page_size=100`)).body;
        const shown: { is_read: boolean }[] = results.results;
        assert.equal(
          results.unread_count,
          shown.filter(({ is_read }) => !is_read).length,
          `before: ${before}`,
        );
        assert.equal(count, shown.length);
        const socket = await openSocket(origin, who.token, { since: '0' });
        assert.equal((await socket.ready).unread_count, results.unread_count);
      }
    }
  });
