import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  DEAL_GROUPS,
  DEAL_PHASES,
  DEAL_STATUSES,
  type Deal,
  type DealListCounts,
} from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import { type Actor, signedIn } from '../../../../testing/people/actor.ts';
import { publishMandate, publishOffer } from '../../../../testing/people/business.builder.ts';
import { askAccess, dateIn, sendLetter, startDeal } from '../../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const [owner, buyer] = [await signedIn(app), await signedIn(app)];
const offer = await startDeal(
  owner,
  buyer,
  await publishOffer(owner, { project_title: 'A mill near the Alps' }),
);
const mandate = await startDeal(owner, buyer, await publishMandate(owner));

const listed = async (person: Actor, query = ''): Promise<Deal[]> =>
  (await person.get(`/api/deals/?page_size=100&${query}`)).body.results;
const counted = async (person: Actor, query = ''): Promise<DealListCounts> =>
  (await person.get(`/api/deals/counts/?${query}`)).body;
const ids = (rows: Deal[]) => rows.map(({ id }) => id);

test('a deal is on the side of its viewer: who owns a mandate buys', async () => {
  assert.deepEqual(ids(await listed(owner, 'side=seller')), [offer]);
  assert.deepEqual(ids(await listed(owner, 'side=buyer')), [mandate]);
  assert.deepEqual(ids(await listed(buyer, 'side=buyer')), [offer]);
  assert.deepEqual(ids(await listed(buyer, 'side=seller')), [mandate]);
});

test('in every state, filter, order and counts have a deal in the group that its next step says', async () => {
  const [owner, buyer] = [await signedIn(app), await signedIn(app)];
  // One deal of each side in every phase, so that one list shows them all.
  for (const phase of DEAL_PHASES) {
    const offer = await startDeal(owner, buyer, await publishOffer(owner));
    const mandate = await startDeal(owner, buyer, await publishMandate(owner));
    await sendLetter(buyer, offer);
    await app.db.execute(sql`update deals set phase = ${phase} where id in (${offer}, ${mandate})`);
  }
  const states = DEAL_STATUSES.flatMap((status) =>
    ['null', `now() + interval '9 days'`].flatMap((end) =>
      // A proposal to end the exclusivity, and a question of one side.
      ([null, 'requester_id', 'owner_id'] as const).map((asker) => ({ status, end, asker })),
    ),
  );
  const theirs = sql`owner_id = ${owner.user.id}`;
  for (const { status, end, asker } of states) {
    await app.db.execute(
      sql`update deals set status = ${status}, exclusivity_ends_at = ${sql.raw(end)},
        pause_reason = ${status === 'paused' ? 'user' : null} where ${theirs}`,
    );
    await app.db.execute(sql`delete from exclusivity_proposals`);
    await app.db.execute(sql`delete from questions_and_answers`);
    await app.db.execute(sql`delete from completions`);
    if (asker) {
      await app.db.execute(sql`insert into exclusivity_proposals (deal_id, proposed_by, end_time)
        select id, owner_id, now() + interval '3 days' from deals where ${theirs}`);
      await app.db.execute(sql`insert into questions_and_answers (deal_id, number, asked_by, question)
        select id, 1, ${sql.raw(asker)}, 'How old is the roof of the hall?' from deals where ${theirs}`);
      // What waits for the buyer side, or was confirmed before.
      await app.db.execute(sql`insert into completions (deal_id, proposed_by, is_in_advance, closed_on, answer_by)
        select id, owner_id, ${asker === 'owner_id'}, current_date, now() + interval '5 days' from deals where ${theirs}`);
    }
    const state = JSON.stringify({ status, end, asker });
    for (const person of [owner, buyer]) {
      const rows = await listed(person);
      assert.deepEqual(
        rows.map(({ phase }) => phase).toSorted(),
        [...DEAL_PHASES, ...DEAL_PHASES].toSorted(),
      );
      const counts = await counted(person);
      for (const group of DEAL_GROUPS) {
        const ofGroup = rows.filter((row) => row.group === group);
        assert.deepEqual(ids(await listed(person, `group=${group}`)), ids(ofGroup), `${state} ${group}`);
        for (const side of ['seller', 'buyer'] as const)
          assert.equal(counts[side][group], ofGroup.filter((row) => row.side === side).length, state);
      }
      // Who has to answer has the move, in every active deal.
      const answers = asker === (person === owner ? 'requester_id' : 'owner_id');
      for (const row of rows) {
        assert.equal(row.counts.questions_to_answer, answers ? 1 : 0, state);
        assert.equal(row.counts.open_questions, asker ? 1 : 0, state);
        if (answers && status === 'active') assert.equal(row.group, 'mine', state);
      }
      const ranks = (await listed(person, 'grouped=true')).map((row) => DEAL_GROUPS.indexOf(row.group));
      assert.deepEqual(ranks, ranks.toSorted(), state);
      // The letter of an offer expires after the exclusivity of a mandate ends.
      const deadlines = (await listed(person, 'ordering=deadline')).map((row) => row.next_step.deadline);
      assert.deepEqual(
        deadlines,
        deadlines.toSorted((a, b) => (a ?? '9').localeCompare(b ?? '9')),
        state,
      );
    }
  }
});

test('the list is filtered by the day on which a deal began, both days included', async () => {
  const [today, tomorrow, yesterday] = [dateIn(0), dateIn(1), dateIn(-1)];
  const found = async (query: string) => (await listed(owner, query)).length;
  assert.equal(await found(`date_from=${today}&date_to=${today}`), 2);
  assert.equal(await found(`date_from=${tomorrow}`), 0);
  assert.equal(await found(`date_to=${yesterday}`), 0);
  assert.equal((await owner.get('/api/deals/?date_from=yesterday')).status, 400);
});

test('counts follow the filters of the list, and tell of the archive and of waiting requests', async () => {
  const total = ({ mine, theirs, paused, ended }: DealListCounts['seller']) => mine + theirs + paused + ended;
  assert.equal(total((await counted(owner, 'title=mill')).seller), 1);
  assert.equal(total((await counted(owner, 'title=nothing')).seller), 0);
  await owner.post(`/api/deals/${offer}/move_to_archive_or_back/`);
  const { seller, buyer: ofMandates } = await counted(owner);
  assert.deepEqual([total(seller), seller.archived, total(ofMandates)], [0, 1, 1]);
  assert.equal(total((await counted(owner, 'archived=true')).seller), 1);
  assert.equal((await counted(buyer)).buyer.archived, 0);

  const late = await signedIn(app);
  await askAccess(late, await publishOffer(owner));
  await askAccess(late, await publishMandate(owner));
  const waiting = async (person: Actor) => {
    const counts = await counted(person);
    return [counts.seller, counts.buyer].map((side) => [side.requests_received, side.requests_sent]);
  };
  assert.deepEqual(await waiting(owner), [
    [1, 0],
    [1, 0],
  ]);
  assert.deepEqual(await waiting(late), [
    [0, 1],
    [0, 1],
  ]);
  assert.deepEqual(await waiting(await signedIn(app)), [
    [0, 0],
    [0, 0],
  ]);
});
