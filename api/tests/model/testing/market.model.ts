import { adviserDenial } from './market-advisers.ts';
import type { Command, Role, TIMES } from './market-commands.ts';
import type { Bidder, DealState, Market, Phase } from './market-state.ts';

/**
 * A model of one opportunity and its bidders, written from the tables of the server rules, without code of the server.
 * `step` returns the expected result of a call and the state after it.
 */
/** Done, or refused with one of these statuses (403 wrong side, 409 wrong moment, 404 not available). */
export type Verdict = { next: Market } | { refused: number[] };

const PHASES: Phase[] = ['introduction', 'loi', 'due_diligence', 'spa', 'closing'];
const running = (deal: DealState | null) => deal?.status === 'active' || deal?.status === 'paused';
const sideOf = (market: Market, role: Role) =>
  (market.type === 'sell') === (role === 'owner') ? 'seller' : 'buyer';

export const newMarket = (type: Market['type'], bidders: number): Market => ({
  type,
  sold: false,
  bidders: Array.from({ length: bidders }, () => ({ request: 'none', deal: null, mustWait: false })),
});

/** 403 for the wrong side, 409 for the wrong moment; either if both are wrong. */
function denial(mayNot: boolean, wrongMoment: boolean): { refused: number[] } | null {
  if (!mayNot && !wrongMoment) return null;
  return { refused: [...(mayNot ? [403] : []), ...(wrongMoment ? [409] : [])] };
}

function endExclusivity(market: Market, of: DealState) {
  of.exclusive = false;
  of.proposed = false;
  for (const { deal } of market.bidders) {
    if (deal?.pausedBy !== 'exclusivity' || !running(deal)) continue;
    deal.status = deal.before?.status ?? 'active';
    deal.pausedBy = deal.before?.pausedBy ?? null;
    deal.before = null;
  }
}
function cancelDeal(bidder: Bidder, deal: DealState) {
  deal.status = 'cancelled';
  deal.pausedBy = null;
  deal.before = null;
  deal.completion = null;
  bidder.mustWait = true;
}

function completeDeal(market: Market, deal: DealState) {
  Object.assign(deal, { status: 'completed', exclusive: false, proposed: false, completion: null });
  market.sold = true;
  for (const other of market.bidders) {
    if (other.deal && other.deal !== deal && running(other.deal)) cancelDeal(other, other.deal);
    if (other.request === 'pending') Object.assign(other, { request: 'declined', mustWait: true });
  }
}

function passTime(market: Market, time: (typeof TIMES)[number]) {
  for (const bidder of market.bidders) {
    const { deal } = bidder;
    if (time === 'requests_expire' && bidder.request === 'pending') bidder.request = 'expired';
    if (time === 'a_month_passes') bidder.mustWait = false;
    if (time === 'letters_expire' && deal && running(deal) && deal.phase === 'loi')
      deal.phase = 'introduction';
    // A paused deal is not completed; it is once it goes on.
    if (time === 'completion_is_due' && deal?.completion === 'proposed' && deal.status === 'active')
      completeDeal(market, deal);
    if (time === 'exclusivity_ends' && deal?.exclusive) endExclusivity(market, deal);
  }
}

/** Requests: who asks, who answers. */
function stepRequest(market: Market, bidder: Bidder, call: string, by: Role): { refused: number[] } | null {
  const exclusive = market.bidders.some(({ deal }) => deal?.exclusive);
  if (call === 'ask') {
    // A listing that is gone does not exist for those who ask, nor for its owner.
    if (market.sold) return { refused: [404] };
    if (by === 'owner') return { refused: [403] };
    const open = bidder.request === 'pending' || running(bidder.deal) || bidder.deal?.status === 'completed';
    if (open || bidder.mustWait) return { refused: [409] };
    bidder.request = 'pending';
    return null;
  }
  if (bidder.request === 'none') return { refused: [404] };
  const mine = (call === 'withdraw') === (by === 'requester');
  const wrongMoment = bidder.request !== 'pending' || (call === 'accept' && exclusive);
  const refused = denial(!mine, wrongMoment);
  if (refused) return refused;
  if (call === 'withdraw') bidder.request = 'withdrawn';
  if (call === 'decline') Object.assign(bidder, { request: 'declined', mustWait: true });
  if (call === 'accept') {
    bidder.request = 'accepted';
    bidder.deal = {
      phase: 'introduction',
      status: 'active',
      pausedBy: null,
      before: null,
      exclusive: false,
      proposed: false,
      completion: null,
      hasCompany: market.type === 'sell',
      archived: { owner: false, requester: false },
    };
  }
  return null;
}

/** Letters: the buyer side submits, changes and withdraws, the seller side decides. */
function stepLetter(market: Market, deal: DealState, call: string, by: Role): { refused: number[] } | null {
  const side = sideOf(market, by);
  const buyers = call === 'submit_loi' || call === 'update_loi' || call === 'withdraw_loi';
  const phase = call === 'submit_loi' ? 'introduction' : 'loi';
  const refused = denial((side === 'buyer') !== buyers, deal.status !== 'active' || deal.phase !== phase);
  if (refused) return refused;
  if (call === 'submit_loi') deal.phase = 'loi';
  if (call === 'decline_loi' || call === 'withdraw_loi') deal.phase = 'introduction';
  if (call === 'accept_loi') {
    deal.phase = 'due_diligence';
    deal.exclusive = true;
    for (const { deal: rival } of market.bidders) {
      if (!rival || rival === deal || !running(rival)) continue;
      rival.before = { status: rival.status as 'active' | 'paused', pausedBy: rival.pausedBy as Role | null };
      rival.status = 'paused';
      rival.pausedBy = 'exclusivity';
    }
  }
  return null;
}

function stepPhase(market: Market, deal: DealState, to: Phase, by: Role): { refused: number[] } | null {
  const from = PHASES.indexOf(deal.phase);
  const move = PHASES.indexOf(to) - from;
  const active = deal.status === 'active';
  const forward = move === 1 && (deal.phase === 'due_diligence' || deal.phase === 'spa');
  const back = move === -1 && (deal.phase === 'spa' || deal.phase === 'closing');
  const mayNot = back ? by !== 'owner' : to === 'closing' && forward && sideOf(market, by) !== 'seller';
  const refused = denial(mayNot, !active || !(forward || back));
  if (refused) return refused;
  deal.phase = to;
  deal.completion = null;
  return null;
}

/** Extending, and asking for an earlier end, is the seller side's; giving up early, and answering, the buyer side's. */
function stepExclusivity(deal: DealState, call: string, side: string): { refused: number[] } | null {
  const sellers = call === 'extend' || call === 'propose_end' || call === 'withdraw_end';
  const answers = call === 'agree_to_end' || call === 'refuse_end' || call === 'withdraw_end';
  const wrongProposal = (call === 'propose_end' && deal.proposed) || (answers && !deal.proposed);
  const wrongMoment = !running(deal) || !deal.exclusive || wrongProposal;
  const refused = denial(side !== (sellers ? 'seller' : 'buyer'), wrongMoment);
  if (refused) return refused;
  deal.proposed = call === 'propose_end';
  return null;
}

/** The seller side says what the sale came to, the buyer side confirms or refuses; it may confirm before. */
function stepCompletion(
  market: Market,
  deal: DealState,
  call: string,
  side: string,
): { refused: number[] } | null {
  const { completion } = deal;
  const sellers = call === 'complete' || call === 'withdraw_completion';
  const wrongMoment =
    deal.status !== 'active' ||
    deal.phase !== 'closing' ||
    (call === 'complete' && completion === 'proposed') ||
    (call === 'confirm_completion' && completion === 'announced') ||
    ((call === 'refuse_completion' || call === 'withdraw_completion') && completion !== 'proposed');
  const refused = denial(side !== (sellers ? 'seller' : 'buyer'), wrongMoment);
  if (refused) return refused;
  const isAgreed = completion === (call === 'complete' ? 'announced' : 'proposed');
  if (call === 'refuse_completion' || call === 'withdraw_completion') deal.completion = null;
  else if (isAgreed) completeDeal(market, deal);
  else deal.completion = call === 'complete' ? 'proposed' : 'announced';
  return null;
}

function stepDeal(market: Market, bidder: Bidder, call: string, by: Role): { refused: number[] } | null {
  const deal = bidder.deal;
  if (!deal) return { refused: [404] };
  const side = sideOf(market, by);
  if (call.endsWith('_loi') && !call.startsWith('to_')) return stepLetter(market, deal, call, by);
  if (call.startsWith('to_')) return stepPhase(market, deal, call.slice(3) as Phase, by);
  if (call === 'attach_company') {
    const refused = denial(side !== 'seller', deal.status !== 'active' || deal.hasCompany);
    if (!refused) deal.hasCompany = true;
    return refused;
  }
  if (call === 'archive') {
    deal.archived[by] = !deal.archived[by];
    return null;
  }
  if (call === 'pause_or_resume') {
    const stuck = !running(deal) || deal.pausedBy === 'exclusivity';
    const theirs = deal.status === 'paused' && by === 'requester' && deal.pausedBy === 'owner';
    const refused = denial(theirs, stuck);
    if (refused) return refused;
    Object.assign(
      deal,
      deal.status === 'active' ? { status: 'paused', pausedBy: by } : { status: 'active', pausedBy: null },
    );
    return null;
  }
  if (call === 'cancel') {
    if (!running(deal)) return { refused: [409] };
    cancelDeal(bidder, deal);
    if (deal.exclusive) endExclusivity(market, deal);
    return null;
  }
  if (call === 'complete' || call.endsWith('_completion')) return stepCompletion(market, deal, call, side);
  return stepExclusivity(deal, call, side);
}

export function step(before: Market, command: Command): Verdict {
  const next = structuredClone(before);
  if ('time' in command) {
    passTime(next, command.time);
    return { next };
  }
  const { call, by } = command;
  const bidder = next.bidders[command.bidder];
  if (!bidder) throw new Error(`there is no bidder ${command.bidder}`);
  const isRequest = call === 'ask' || call === 'accept' || call === 'decline' || call === 'withdraw';
  const refused = isRequest ? stepRequest(next, bidder, call, by) : stepDeal(next, bidder, call, by);
  const denied = command.through === undefined ? null : adviserDenial(command.through, call);
  // What the owner is refused for may be refused first.
  if (denied !== null) return { refused: [denied, ...(refused?.refused ?? [])] };
  return refused ?? { next };
}
