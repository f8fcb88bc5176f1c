import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inSuite } from '@handover/shared/testing/suite';
import { FEATURES } from '../../src/features/register-features.ts';
import { callAs, MISSING_ID, responseDigest } from '../../testing/authorization/call.ts';
import { fingerprint } from '../../testing/authorization/fingerprint.ts';
import { buildRollbackMarket } from '../../testing/authorization/market/rollback-market.ts';
import { textOf } from '../../testing/authorization/private-data.ts';
import { rolledBack } from '../../testing/authorization/run-cell.ts';
import type { TestResponse } from '../../testing/people/actor.ts';
import { type IdPlace, idPlacesOf } from './testing/id-places.ts';
import { partsOf, type RightfulRequest, requestsByLink, requestsOf } from './testing/rightful-requests.ts';
import { checksumOfRowsMadeBy } from './testing/rows-of-others.ts';
import { type Id, type Parts, withId } from './testing/swap-id.ts';
import { buildVictims, type Victims } from './testing/victims.ts';

const { app, pool, market } = await buildRollbackMarket();
const byLink = await requestsByLink(app, market);
let victims = {} as Victims;
const { rows, checksum } = await checksumOfRowsMadeBy(app.db, async () => {
  victims = await buildVictims(app);
});
const untouched = JSON.stringify(await checksum());
const before = await fingerprint(app.db);

/** The usual suite tests one request of this many, and one user per call. */
const STEP = inSuite({ test: 50, long: 1 });
const USERS = inSuite({ test: 1, long: 3 });

/** The calls that no request of ours can make succeed. */
const NEVER_SUCCEEDS = [
  // They need an authenticator, see `second-factor/passkeys.test.ts`.
  'POST /api/users/:id/passkeys/',
  'DELETE /api/users/:id/passkeys/:passkey/',
];
/** The calls that anybody may make to a published opportunity of another. */
const DONE_TO_OTHERS = [
  'POST /api/opportunities/:id/request_access/',
  'POST /api/opportunities/:id/add_or_remove_from_favorites/',
];
const NOBODYS: Id[] = [MISSING_ID, 0, -1, 2 ** 53];

const routes = FEATURES.flatMap(({ routes }) => Object.values(routes));
const callOf = ({ method, url }: (typeof routes)[number]) => `${method} ${url}`;
const withIds = routes
  .map((route) => ({ route, call: callOf(route), places: idPlacesOf(route) }))
  .filter(({ places }) => places.length > 0);
const rightful = (call: string): RightfulRequest[] => {
  const linked = byLink.filter(({ row }) => row.call === call);
  return (linked.length > 0 ? linked : requestsOf(call, market)).slice(0, USERS);
};

const send = ({ row, actor, market }: RightfulRequest, { params, query, body }: Parts) =>
  callAs(
    app,
    market,
    {
      ...row,
      at: () => params,
      query: () => query.toString(),
      ...(body ? { send: () => body } : {}),
    },
    actor,
    params.id ?? 0,
  );

interface Swap {
  request: RightfulRequest;
  place: IdPlace;
  id: Id;
  /** Whether the id is of the same kind as the original one. */
  isSame: boolean;
  /** A list keeps what it had. */
  isBeside: boolean;
}

function swapsOf(request: RightfulRequest, place: IdPlace): Swap[] {
  const swap = (id: Id, isSame: boolean, isBeside = false): Swap => ({
    request,
    place,
    id,
    isSame,
    isBeside,
  });
  const same: Id[] = place.kind === 'shared' ? [] : victims.ids[place.kind];
  const others = Object.entries(victims.ids).flatMap(([kind, ids]) =>
    kind === place.kind ? [] : ids.slice(0, 1),
  );
  return [
    ...same.map((id) => swap(id, true)),
    ...(place.path.includes('[]') ? same.map((id) => swap(id, true, true)) : []),
    ...[...others, ...NOBODYS].map((id) => swap(id, false)),
  ];
}

const excerpt = ({ status, body }: TestResponse) =>
  `${status} ${(typeof body === 'string' ? body : JSON.stringify(body)).slice(0, 200)}`;
/** The same but for the id, which a response may name. */
const isAlike = (one: TestResponse, id: Id, other: TestResponse, otherId: Id) =>
  responseDigest(one) === responseDigest(other) ||
  responseDigest(one).replaceAll(String(id), '#') === responseDigest(other).replaceAll(String(otherId), '#');

/** The problem with the response to a request with a swapped id, or with its effect. */
async function problemOf({ request, place, id, isSame, isBeside }: Swap): Promise<string | null> {
  const swapped = (other: Id) => send(request, withId(partsOf(request), place, other, isBeside));
  const isStaff = request.actor === 'staff';
  const { response, wrong } = await rolledBack(pool, async (writesBefore) => {
    const response = await swapped(id);
    if (response.status >= 500) return { response, wrong: 'the server failed' };
    if (response.status === 401 && request.actor !== 'anonymous') return { response, wrong: 'no session' };
    const hasWritten = (await pool.countWrites()) !== writesBefore;
    if (response.status >= 400 && hasWritten && (await fingerprint(app.db)) !== before)
      return { response, wrong: 'refused, yet something changed' };
    const isAllowed =
      isStaff || (DONE_TO_OTHERS.includes(request.row.call) && victims.published.includes(id));
    if (response.status < 400 && !isAllowed && JSON.stringify(await checksum()) !== untouched)
      return { response, wrong: 'records of others changed' };
    return { response, wrong: null };
  });
  if (wrong) return `${wrong}: ${excerpt(response)}`;
  if (isStaff) return null;
  const text = `${textOf(response.raw)}\n${JSON.stringify(response.headers)}`;
  const mark = victims.marks.find((each) => text.includes(each));
  if (mark) return `the response has "${mark}" of others: ${excerpt(response)}`;
  if (!isSame || victims.published.includes(id)) return null;
  if (response.status < 300 && request.row.call.startsWith('POST')) return null;
  const missing = typeof id === 'number' ? MISSING_ID : crypto.randomUUID();
  const absent = await rolledBack(pool, () => swapped(missing));
  if (isAlike(absent, missing, response, id)) return null;
  return `another response than for an id that nothing has: ${excerpt(response)}, ${excerpt(absent)}`;
}

test('each call with an id has a request that its user may make', async () => {
  const refused: string[] = [];
  for (const { call } of withIds) {
    if (NEVER_SUCCEEDS.includes(call)) continue;
    const requests = rightful(call);
    if (requests.length === 0) refused.push(`${call}: no request`);
    for (const request of requests) {
      const response = await rolledBack(pool, () => send(request, partsOf(request)));
      if (response.status >= 300)
        refused.push(`${call}, ${request.row.on}, ${request.actor}: ${excerpt(response)}`);
    }
  }
  assert.deepEqual(refused, []);
});

test('an id of somebody else in any place of a request gives nothing away, and changes nothing of theirs', async (t) => {
  const swaps = withIds.flatMap(({ call, places }) => {
    const requests = rightful(call);
    return places.flatMap((place) => requests.flatMap((request) => swapsOf(request, place)));
  });
  const sent = swaps.filter((_, index) => index % STEP === 0);
  const problems: string[] = [];
  for (const swap of sent) {
    const problem = await problemOf(swap);
    const { request, place, id } = swap;
    const where = `${place.part} ${place.path.join('.')} = ${id}`;
    if (problem)
      problems.push(`${request.row.call} (${request.row.on}) as ${request.actor}, ${where}: ${problem}`);
  }
  const places = withIds.reduce((count, each) => count + each.places.length, 0);
  t.diagnostic(
    `${withIds.length} of ${routes.length} calls have ids, in ${places} places; ${sent.length} requests with a swapped id; the victims have ${rows} rows`,
  );
  assert.ok(problems.length === 0, `${problems.length} problems:\n${problems.join('\n')}`);
  assert.equal(await fingerprint(app.db), before);
});
