import assert from 'node:assert/strict';
import type {
  AccessRequest,
  AccessStatus,
  Deal,
  DealDetail,
  DealListCounts,
  DealSide,
  Opportunity,
} from '@handover/shared/contract';
import type { Actor } from '../../../testing/people/actor.ts';

async function read<T>(actor: Actor, url: string): Promise<T> {
  const { status, body } = await actor.get(url);
  assert.equal(status, 200, `${url}: ${JSON.stringify(body)}`);
  return body;
}

/** Asserts that one user sees the same deals and opportunity on each page at any moment, before and after jobs. */
export async function assertSameEverywhere(actor: Actor, opportunityId: number, said: string): Promise<void> {
  // The opportunity comes first: reading a deal applies what is due.
  const opportunity = await read<Opportunity | null>(actor, `/api/opportunities/${opportunityId}/`).catch(
    () => null,
  );
  const rows: Deal[] = [];
  for (const archived of [false, true])
    rows.push(
      ...(await read<{ results: Deal[] }>(actor, `/api/deals/?page_size=100&archived=${archived}`)).results,
    );
  for (const row of rows) {
    const detail = await read<DealDetail>(actor, `/api/deals/${row.id}/`);
    for (const name of Object.keys(row) as (keyof Deal)[])
      assert.deepEqual(detail[name], row[name], `${said}: ${name} in the list and on the page`);
  }
  await assertCounts(actor, rows, said);
  if (!opportunity) return;
  assert.equal(opportunity.under_exclusivity, await isExclusive(actor, opportunityId), `${said}: the filter`);
  const { status } = opportunity.request_access_status;
  if (status !== 'owner')
    assert.equal(status, await accessOf(actor, opportunityId, rows), `${said}: the access`);
}

async function assertCounts(actor: Actor, rows: readonly Deal[], said: string): Promise<void> {
  const counts = await read<DealListCounts>(actor, '/api/deals/counts/');
  for (const side of ['seller', 'buyer'] satisfies DealSide[]) {
    const ofSide = rows.filter((row) => row.side === side);
    for (const group of ['mine', 'theirs', 'paused', 'ended'] as const)
      assert.equal(
        counts[side][group],
        ofSide.filter((row) => row.group === group && !row.archived).length,
        `${said}: the count of ${side}, ${group}`,
      );
    assert.equal(counts[side].archived, ofSide.filter(({ archived }) => archived).length, said);
  }
}

const isExclusive = async (actor: Actor, opportunityId: number) => {
  const url = '/api/opportunities/?page_size=100&under_exclusivity=true';
  return (await read<{ results: Opportunity[] }>(actor, url)).results.some(({ id }) => id === opportunityId);
};

/** The access of a user by their own requests, and by the deal of the last one. */
async function accessOf(actor: Actor, opportunityId: number, deals: readonly Deal[]): Promise<AccessStatus> {
  const url = '/api/access_requests/my_list_as_requesting_user/?page_size=100&ordering=-created_at';
  const [newest] = (await read<{ results: AccessRequest[] }>(actor, url)).results;
  if (newest?.status === 'pending') return 'requested';
  const lives = deals.some(
    ({ opportunity_id, status }) => opportunity_id === opportunityId && status !== 'cancelled',
  );
  return lives ? 'deal_exists' : 'not_requested';
}
