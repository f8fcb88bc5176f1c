import assert from 'node:assert/strict';
import { addDays, DAY_MS } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pdf } from '../../../testing/documents/sample-files.ts';
import { type Actor, signedIn } from '../../../testing/people/actor.ts';
import { publishOffer, registerCompany } from '../../../testing/people/business.builder.ts';
import type { Command } from './market-commands.ts';
import type { Bidder, DealState, Market, Phase } from './market-state.ts';
import { advisersOf } from './real-advisers.ts';
import { assertSameEverywhere } from './same-everywhere.ts';

const dayFrom = (time: number, days: number) => addDays(marketDay(time), days);
const REASON = {
  cancellation_reason: 'Financing was refused',
  decline_reason: 'The price is too low',
  reason: 'No',
};
const MANDATE: [string, string][] = [
  ['project_title', 'We look for machining near Grenoble'],
  ['preferred_sectors', '1'],
  ['preferred_description', 'A family-held group of five workshops seeks a sixth.'],
];

/** The same market in the real application, on a real database, with its own users. */
export async function openMarket(app: FastifyInstance, type: Market['type'], bidders: number) {
  const owner = await signedIn(app, { firstName: 'Owner' });
  const people: (Actor & { user: { id: number } })[] = [];
  for (let index = 0; index < bidders; index++)
    people.push(await signedIn(app, { firstName: `Bidder${index}` }));
  const listing = type === 'sell' ? await publishOffer(owner) : await publishMandate(app, owner);
  const execute = async (text: ReturnType<typeof sql>) => (await app.db.execute(text)).rows;
  const newest = async (index: number) => {
    const [row] = await execute(sql`select
        (select id from access_requests where opportunity_id = ${listing} and requester_id = ${people[index]?.user.id} order by created_order desc limit 1) as request,
        d.id as deal, d.exclusivity_ends_at as ends,
        (select id from loi_documents l where l.deal_id = d.id order by created_order desc limit 1) as letter
      from (select 1) one left join lateral (select * from deals where opportunity_id = ${listing}
        and requester_id = ${people[index]?.user.id} order by created_order desc limit 1) d on true`);
    return row as { request: number | null; deal: number | null; ends: string | null; letter: number | null };
  };

  const adviser = advisersOf(app, owner.user.id, listing);
  const companies = new Map<Actor, Promise<number>>();
  /** The company of a person, which is made when it is needed first. */
  const companyOf = (actor: Actor) => {
    const company = companies.get(actor) ?? registerCompany(actor);
    companies.set(actor, company);
    return company;
  };

  /** Sends a command and returns the status. A record that does not exist yet is addressed by an unknown id. */
  async function send(command: Command): Promise<number> {
    if ('time' in command) {
      await passTime(command.time);
      return 200;
    }
    const actor = command.through
      ? await adviser(command.through)
      : command.by === 'owner'
        ? owner
        : people[command.bidder];
    assert.ok(actor);
    const { request, deal, ends, letter } = await newest(command.bidder);
    const call = (url: string, body: object = {}) => actor.post(url, body).then(({ status }) => status);
    const ofDeal = (action: string, body: object = {}) =>
      call(`/api/deals/${deal ?? 2_000_000_000}/${action}/`, body);
    const ofLetter = (action: string, body: object = {}) =>
      letter ? call(`/api/deal_loi_documents/${letter}/${action}/`, body) : Promise.resolve(deal ? 409 : 404);
    switch (command.call) {
      case 'ask':
        return call(`/api/opportunities/${listing}/request_access/`, { nda_accepted: true });
      case 'accept':
      case 'decline':
      case 'withdraw':
        return call(`/api/access_requests/${request ?? 2_000_000_000}/${command.call}/`, REASON);
      case 'submit_loi': {
        const parts: [string, string | [Blob, string]][] = [
          ['deal_id', String(deal ?? 2_000_000_000)],
          ['file', [pdf(), 'letter.pdf']],
        ];
        return (await actor.form('POST', '/api/deal_loi_documents/', parts)).status;
      }
      case 'update_loi':
        if (!letter) return deal ? 409 : 404;
        return (
          await actor.patch(`/api/deal_loi_documents/${letter}/`, {
            expiration_date: dayFrom(Date.now(), 20),
          })
        ).status;
      case 'accept_loi':
        return ofLetter('accept_and_set_exclusivity_period', {
          exclusivity_period_end_time: dayFrom(Date.now(), 60),
        });
      case 'decline_loi':
        return ofLetter('decline', REASON);
      case 'withdraw_loi':
        return ofLetter('withdraw');
      case 'pause_or_resume':
        return ofDeal('pause_or_unpause_deal');
      case 'cancel':
        return ofDeal('cancel', REASON);
      case 'complete':
        return ofDeal('complete');
      case 'confirm_completion':
        return ofDeal('answer_completion', { confirmed: true });
      case 'refuse_completion':
        return ofDeal('answer_completion', { confirmed: false, reason: 'The price was another one' });
      case 'withdraw_completion':
        return ofDeal('withdraw_completion');
      case 'attach_company':
        return ofDeal('attach_company', { company_id: await companyOf(actor) });
      case 'archive':
        return ofDeal('move_to_archive_or_back');
      case 'extend':
      case 'shorten': {
        const end = ends ? new Date(ends).getTime() : Date.now() + 60 * DAY_MS;
        const day = dayFrom(end, command.call === 'extend' ? 1 : -1);
        return ofDeal('change_exclusivity_period', { exclusivity_period_end_time: day });
      }
      case 'propose_end': {
        const end = ends ? new Date(ends).getTime() : Date.now() + 60 * DAY_MS;
        return ofDeal('propose_exclusivity_end', { exclusivity_period_end_time: dayFrom(end, -2) });
      }
      case 'agree_to_end':
      case 'refuse_end':
        return ofDeal('answer_exclusivity_proposal', { agreed: command.call === 'agree_to_end' });
      case 'withdraw_end':
        return ofDeal('withdraw_exclusivity_proposal');
      default:
        return ofDeal('set_phase', { phase: command.call.slice(3) });
    }
  }

  async function passTime(time: Extract<Command, { time: string }>['time']) {
    if (time === 'exclusivity_ends')
      await execute(sql`update deals set exclusivity_ends_at = now() - interval '1 hour'
        where opportunity_id = ${listing} and exclusivity_ends_at > now() and exclusivity_closed_at is null`);
    // What falls due while a deal is paused waits no longer than the pause.
    if (time === 'completion_is_due')
      await execute(sql`update completions c set answer_by = now() - interval '1 hour' from deals d
        where d.id = c.deal_id and d.opportunity_id = ${listing} and d.status = 'active' and c.outcome is null`);
    if (time === 'letters_expire')
      await execute(
        sql`update loi_documents set expiration_date = current_date - 2 where opportunity_id = ${listing} and status = 'submitted'`,
      );
    if (time === 'requests_expire')
      await execute(
        sql`update access_requests set expires_at = now() - interval '1 hour' where opportunity_id = ${listing} and status = 'pending'`,
      );
    if (time === 'a_month_passes') {
      await execute(
        sql`update access_requests set decided_at = decided_at - interval '31 days' where opportunity_id = ${listing}`,
      );
      await execute(
        sql`update deals set ended_at = ended_at - interval '31 days' where opportunity_id = ${listing}`,
      );
    }
  }

  /** The present state in the terms of the model. Reading first applies expiries that are due. */
  async function read(): Promise<Market> {
    assert.equal((await owner.get('/api/deals/?role=owner')).status, 200);
    const [{ sold } = { sold: false }] = await execute(
      sql`select sold_at is not null as sold from opportunities where id = ${listing}`,
    );
    const found: Bidder[] = [];
    for (let index = 0; index < people.length; index++) found.push(await readBidder(index));
    return { type, sold: sold === true, bidders: found };
  }
  async function readBidder(index: number): Promise<Bidder> {
    const { request, deal } = await newest(index);
    const [asked] =
      await execute(sql`select case when status = 'pending' and expires_at <= now() then 'expired' else status::text end as status
      from access_requests where id = ${request}`);
    const [wait] =
      await execute(sql`select exists(select 1 from access_requests where opportunity_id = ${listing} and requester_id = ${people[index]?.user.id}
        and status = 'declined' and decided_at > now() - interval '30 days')
      or exists(select 1 from deals where opportunity_id = ${listing} and requester_id = ${people[index]?.user.id}
        and status = 'cancelled' and ended_at > now() - interval '30 days') as must`);
    return {
      request: (asked?.status as Bidder['request'] | undefined) ?? 'none',
      mustWait: wait?.must === true,
      deal: deal ? await readDeal(deal) : null,
    };
  }
  async function readDeal(id: number): Promise<DealState> {
    const [row] =
      await execute(sql`select d.*, exclusivity_closed_at is null and exclusivity_ends_at > now() as exclusive,
      array(select user_id from deal_archives a where a.deal_id = d.id) as archived_by,
      (select s.type = 'sell' or s.company_attached_at is not null from deal_opportunities s where s.deal_id = d.id) as has_company,
      (select count(*)::int from loi_documents l where l.deal_id = d.id and l.status = 'submitted') as letters,
      (select case when c.is_in_advance then 'announced' else 'proposed' end from completions c
        where c.deal_id = d.id and c.outcome is null) as completion,
      exists(select 1 from exclusivity_proposals p where p.deal_id = d.id and p.outcome is null) as proposed
      from deals d where d.id = ${id}`);
    assert.ok(row);
    const who = (reason: unknown) =>
      reason === null
        ? null
        : reason === 'exclusivity'
          ? 'exclusivity'
          : row.paused_by === owner.user.id
            ? 'owner'
            : 'requester';
    const archived = row.archived_by as number[];
    const live = row.status === 'active' || row.status === 'paused';
    if (live)
      assert.equal(row.letters, row.phase === 'loi' ? 1 : 0, 'phase loi is one open letter, and only that');
    else assert.equal(row.letters, 0, 'an ended deal has no open letter');
    return {
      phase: row.phase as Phase,
      status: row.status as DealState['status'],
      pausedBy: live ? who(row.pause_reason) : null,
      before:
        row.status_before_exclusivity && live
          ? {
              status: row.status_before_exclusivity as 'active',
              pausedBy: who(row.pause_reason_before_exclusivity) as null,
            }
          : null,
      exclusive: live && row.exclusive === true,
      proposed: row.proposed === true,
      completion: row.completion as DealState['completion'],
      hasCompany: row.has_company === true,
      archived: {
        owner: archived.includes(owner.user.id),
        requester: archived.some((user) => user !== owner.user.id),
      },
    };
  }
  /** Throws if a user is told different things on different pages. */
  async function assertSame(said: string): Promise<void> {
    for (const person of [owner, ...people]) await assertSameEverywhere(person, listing, said);
  }
  return { send, read, assertSame };
}

async function publishMandate(app: FastifyInstance, owner: Actor): Promise<number> {
  const made = await owner.form('POST', '/api/opportunities/create_buy/', MANDATE);
  assert.equal(made.status, 201, JSON.stringify(made.body));
  const staff = await signedIn(app, { isStaff: true });
  const moderated = await staff.post(`/api/opportunities/${made.body.id}/moderate/`, { validated: true });
  assert.equal(moderated.status, 200);
  return made.body.id;
}
