import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DelegationRight } from '@handover/shared/contract';
import { eq, sql } from 'drizzle-orm';
import { deals, delegations } from '../../db/schema/index.ts';
import { targetOf } from '../../src/features/delegations/index.ts';
import { FEATURES } from '../../src/features/register-features.ts';
import { lacksRight } from '../../src/http/acting.rules.ts';
import type { OnBehalf, Route } from '../../src/http/route.ts';
import { ACTORS } from '../../testing/authorization/actors.ts';
import { callAs } from '../../testing/authorization/call.ts';
import { buildRollbackMarket } from '../../testing/authorization/market/rollback-market.ts';
import type { Person } from '../../testing/authorization/market/users.ts';
import { MATRIX } from '../../testing/authorization/rows/index.ts';
import { rolledBack } from '../../testing/authorization/run-cell.ts';
import { cellsOf, type Row } from '../../testing/authorization/table.ts';
import { type Actor, signedIn } from '../../testing/people/actor.ts';

/**
 * Every row of the authorization matrix as an adviser of the owner, by right, and of a requester in their deals: the
 * answer is that of the principal, or 403, or, of what is not delegated and after the end, that of a stranger.
 */
const { app, pool, market } = await buildRollbackMarket();
const { owner, active } = market.people;

/** Lets a new person act on every company and every mandate of the owner. */
async function adviser(right: DelegationRight, facts: { mayAccept?: boolean; endedAt?: Date } = {}) {
  const actor = await signedIn(app);
  const { rows } = await app.db.execute<{ company: number | null; opportunity: number | null }>(sql`
    select c.id as company, null::bigint as opportunity from companies c where c.owner_id = ${owner.id}
    union all select null, o.id from opportunities o where o.owner_id = ${owner.id} and o.company_id is null`);
  await app.db.insert(delegations).values(
    rows.map(({ company, opportunity }) => ({
      principalId: owner.id,
      email: actor.user.email,
      adviserId: actor.user.id,
      scope: company === null ? ('opportunity' as const) : ('company' as const),
      companyId: company,
      opportunityId: opportunity,
      right,
      acceptanceWords: facts.mayAccept ? 'They may accept for me.' : null,
      acceptedAt: new Date(),
      endedAt: facts.endedAt ?? null,
      endsAt: new Date(Date.now() + 86_400_000),
    })),
  );
  return actor;
}

/** Lets a new person read every deal that a requester has. */
async function requestersAdviser(facts: { endedAt?: Date } = {}) {
  const actor = await signedIn(app);
  const theirs = await app.db.select({ id: deals.id }).from(deals).where(eq(deals.requesterId, active.id));
  await app.db.insert(delegations).values(
    theirs.map(({ id: dealId }) => ({
      principalId: active.id,
      email: actor.user.email,
      adviserId: actor.user.id,
      scope: 'deal' as const,
      dealId,
      right: 'read' as const,
      acceptedAt: new Date(),
      endsAt: new Date(Date.now() + 86_400_000),
      ...facts,
    })),
  );
  return actor;
}

const routeOf = new Map<string, Route>(
  FEATURES.flatMap(({ routes }) =>
    Object.values(routes).map((route) => [`${route.method} ${route.url}`, route] as const),
  ),
);
const rows = Object.values(MATRIX).flat();
/** What was sent to the address of the stranger; and an adviser of the owner can't be a buyer. */
const OTHERWISE = ['POST /api/firms/invitations/', 'POST /api/opportunities/:id/request_access/'];

/** The calls that an adviser may make, and those that a stranger may. */
const statusesOf = (row: Row, actor: 'owner' | 'active' | 'stranger') =>
  cellsOf(row)[ACTORS.indexOf(actor)]?.statuses ?? [];

/** How much a principal has written alone, of what names the adviser who wrote it for them. */
async function countWrittenAlone({ id }: Person) {
  const { rows } = await app.db.execute<{ count: string }>(sql`select
    (select count(*) from deal_events where actor_id = ${id} and acted_by is null)
    + (select count(*) from notifications where actor_id = ${id} and acted_by is null)
    + (select count(*) from file_reads where user_id = ${id} and acted_by is null)
    + (select count(*) from questions_and_answers where asked_by = ${id} and acted_by is null)
    + (select count(*) from questions_and_answers where answered_by = ${id} and answer_acted_by is null) as count`);
  return Number(rows[0]?.count);
}

const writtenAlone = new Map<Person, number>();
for (const one of [owner, active]) writtenAlone.set(one, await countWrittenAlone(one));

const callBy = (actor: Actor, row: Row, principal: Person = owner) =>
  rolledBack(pool, async () => {
    const people = { ...market.people, owner: { ...owner, actor } };
    const response = await callAs(app, { ...market, people }, row, 'owner', row.of?.(market) ?? 0);
    // A refused call writes nothing.
    const alone =
      response.status < 400 ? (await countWrittenAlone(principal)) - (writtenAlone.get(principal) ?? 0) : 0;
    return { ...response, alone };
  });

/** The id of what the call of a row is about. */
function subjectOf(row: Row, { idOf }: OnBehalf): number {
  const id = row.of?.(market) ?? 0;
  if (!idOf) return Number(row.at?.(market).id ?? id);
  const sent = row.send?.(market, id, 'owner') ?? {};
  const body = sent instanceof FormData ? Object.fromEntries(sent) : (sent as Record<string, unknown>);
  return Number(idOf({ body, query: Object.fromEntries(new URLSearchParams(row.query?.(market, id))) }));
}

/** Files that buyers show to an owner and to who acts for them; the owner's own is not delegated. */
const shownProofs = Object.values(market.people)
  .filter(({ id }) => id !== owner.id)
  .map(({ proof }) => proof);

/** Whether the owner's part in it is delegated: as a requester the owner has let nobody act. */
async function isCovered(row: Row, onBehalf: OnBehalf) {
  if (onBehalf.about === 'list') return false;
  if (onBehalf.about === 'file' && shownProofs.includes(subjectOf(row, onBehalf))) return true;
  const target = await targetOf(app.db, onBehalf.about, subjectOf(row, onBehalf));
  return target?.parties[0] === owner.id;
}

const RIGHTS = {
  read: { right: 'read', mayAccept: false },
  accept: { right: 'negotiate', mayAccept: true },
} as const;

for (const [name, granted] of Object.entries(RIGHTS))
  test(`with the right "${name}" an adviser gets what the table gives the owner, or 403, and is named beside them`, async () => {
    const actor = await adviser(granted.right, granted);
    const differing: string[] = [];
    for (const row of rows) {
      const { onBehalf } = routeOf.get(row.call) ?? {};
      if (!onBehalf || onBehalf.about === 'list') continue;
      const covered = await isCovered(row, onBehalf);
      const lacks = covered ? lacksRight(onBehalf, { scope: 'company', ...granted }) : null;
      const answers = statusesOf(row, covered ? 'owner' : 'stranger');
      // Input that the owner is refused for may be refused first.
      const expected = lacks ? [403, ...answers.filter((status) => status >= 400)] : answers;
      const { status, body, alone } = await callBy(actor, row);
      if (!expected.includes(status))
        differing.push(
          `${row.call} | ${row.on}: expected ${expected.join(' or ')}, got ${status} ${body?.code}`,
        );
      if (alone > 0) differing.push(`${row.call} | ${row.on}: does not say who acted`);
    }
    assert.ok(differing.length === 0, `${differing.length} differ:\n${differing.join('\n')}`);
  });

test('with the right "read" an adviser of a requester gets what the table gives that one in their deals, or 403', async () => {
  const [actor, ended] = [await requestersAdviser(), await requestersAdviser({ endedAt: new Date() })];
  const differing: string[] = [];
  for (const row of rows) {
    const { onBehalf } = routeOf.get(row.call) ?? {};
    if (!onBehalf || onBehalf.about === 'list') continue;
    const target = await targetOf(app.db, onBehalf.about, subjectOf(row, onBehalf));
    if (target?.parties[1] !== active.id) continue;
    const lacks = lacksRight(onBehalf, { scope: 'deal', right: 'read', mayAccept: false });
    const answers = statusesOf(row, 'active');
    const expected = {
      running: lacks ? [403, ...answers.filter((status) => status >= 400)] : answers,
      over: statusesOf(row, 'stranger'),
    };
    for (const [of, by] of [
      ['running', actor],
      ['over', ended],
    ] as const) {
      const { status, body, alone } = await callBy(by, row, active);
      if (alone > 0) differing.push(`${of}: ${row.call} | ${row.on}: does not say who acted`);
      if (!expected[of].includes(status))
        differing.push(`${of}: ${row.call} | ${row.on}: got ${status} ${body?.code}`);
    }
  }
  assert.ok(differing.length === 0, `${differing.length} differ:\n${differing.join('\n')}`);
});

test('what has no row of its own for advisers answers them as a stranger; so does all after the end', async () => {
  const [strongest, ended] = [
    await adviser('negotiate', { mayAccept: true }),
    await adviser('negotiate', { mayAccept: true, endedAt: new Date() }),
  ];
  const differing: string[] = [];
  for (const row of rows) {
    const isOpen = routeOf.get(row.call)?.onBehalf === undefined;
    if (OTHERWISE.some((call) => row.call.startsWith(call))) continue;
    // The stranger's own records are not the adviser's.
    if (isOpen && [undefined, market.people.stranger.id].includes(row.of?.(market) as number)) continue;
    const { status, body } = await callBy(isOpen ? strongest : ended, row);
    if (!statusesOf(row, 'stranger').includes(status))
      differing.push(`${row.call} | ${row.on}: got ${status} ${body?.code}`);
  }
  assert.ok(differing.length === 0, `${differing.length} differ:\n${differing.join('\n')}`);
});
