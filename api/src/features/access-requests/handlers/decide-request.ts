import { ACCESS_REQUEST_ACTIONS, routes } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import { idParamsSchema, type requestActionBodySchema } from '@handover/shared/contract/schemas';
import { z } from 'zod';
import type { Transaction } from '../../../../db/connect.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { notify } from '../../../events/notify.sql.ts';
import { readWhenDone } from '../../../events/read-when-done.sql.ts';
import { touchRequest } from '../../../events/touch-deal.sql.ts';
import type { Call } from '../../../http/call.ts';
import { isBuyerFilledIn } from '../../buyers/index.ts';
import { applyExpiries, createDeal } from '../../deals/index.ts';
import { lockOpportunity } from '../../opportunities/index.ts';
import { oneRequest } from '../access-request.response.ts';
import { type Decision, decisionOf, inDays, statusAt } from '../access-request.rules.ts';
import { decide, findRequest, type RequestRow, showProfile } from '../access-requests.sql.ts';

export const actionParamsSchema = idParamsSchema.extend({ action: z.enum(ACCESS_REQUEST_ACTIONS) });
const missing = () => new DomainError('access_request.not_found');
type DecideCall = Call<{ params: typeof actionParamsSchema; body: typeof requestActionBodySchema }>;

const STATUS = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' } as const;

/** The lock of the listing serialises concurrent decisions; the second one finds the request decided. */
export async function decideRequest({ app, viewer, params, body }: DecideCall) {
  return app.db.transaction(async (tx) => {
    const found = await findRequest(tx, params.id);
    const isOwner = found?.listing.ownerId === viewer.id;
    if (!found || (!isOwner && found.request.requesterId !== viewer.id)) throw missing();
    const now = new Date();
    await lockOpportunity(tx, found.request.opportunityId);
    await applyExpiries(tx, found.request.opportunityId, now);
    // The listing may have been deleted with its requests while this call waited for the lock.
    const row = await findRequest(tx, params.id);
    if (!row) throw missing();
    const status = statusAt(row.request, now);
    const decision = decisionOf(params.action, {
      isOwner,
      status,
      underExclusivity: row.underExclusivity,
      unlisted: row.listing.unlistedAt !== null,
    });
    // Who sells shows no profile.
    if (decision === 'accept' && row.listing.type === 'buy' && body?.shows_profile) {
      if (viewer.acting) throw new DomainError('delegation.principal_only');
      if (!(await isBuyerFilledIn(tx, viewer.id))) throw new DomainError('buyer_profile.missing');
      await showProfile(tx, row.request.id);
    }
    const declineReason = decision === 'decline' ? (body?.reason ?? null) : null;
    await decide(tx, row.request.id, { status: STATUS[decision], declineReason, now });
    await readWhenDone(tx, row.listing.ownerId, { requestId: row.request.id });
    await touchRequest(tx, [row.listing.ownerId, row.request.requesterId]);
    const mayAskFrom = inDays(now, app.config.rules.requestRetryDays);
    await applyDecision(tx, decision, row, { reason: declineReason, mayAskFrom });
    return oneRequest(tx, (await findRequest(tx, params.id)) ?? row, viewer.id, app.config.rules);
  });
}

async function applyDecision(
  tx: Transaction,
  decision: Decision,
  { request, listing }: RequestRow,
  { reason, mayAskFrom }: { reason: string | null; mayAskFrom: Date },
) {
  const about = { opportunityId: request.opportunityId };
  if (decision === 'withdraw')
    return notify(tx, {
      userId: listing.ownerId,
      type: 'access_withdrawn',
      link: routes.deals('owner', { request: request.id }),
      params: { project_title: listing.title },
      actorId: request.requesterId,
      about,
    });
  const userId = request.requesterId;
  // A title under review is not used.
  const title = listing.publishedTitle;
  const params = { project_title: title };
  if (decision === 'decline')
    return notify(tx, {
      userId,
      type: 'access_declined',
      link: routes.deals('requester', { request: request.id }),
      params: { ...params, date: marketDay(mayAskFrom), ...(reason && { reason }) },
      actorId: listing.ownerId,
      about,
    });
  const deal = {
    opportunityId: request.opportunityId,
    accessRequestId: request.id,
    ownerId: listing.ownerId,
    signedAt: request.createdAt,
    companyId: request.companyId,
  };
  const dealId = await createDeal(tx, { ...deal, requesterId: userId, title });
  return notify(tx, {
    userId,
    type: 'access_accepted',
    link: routes.dealView(dealId),
    params,
    actorId: listing.ownerId,
    about: { ...about, dealId },
  });
}
