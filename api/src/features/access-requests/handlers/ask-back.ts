import { routes } from '@handover/shared/contract';
import type { answerOwnerBodySchema, askRequesterBodySchema } from '@handover/shared/contract/schemas';
import type { Transaction } from '../../../../db/connect.ts';
import { DomainError, FieldError } from '../../../errors/domain-error.ts';
import { notify } from '../../../events/notify.sql.ts';
import { readWhenDone } from '../../../events/read-when-done.sql.ts';
import { touchRequest } from '../../../events/touch-deal.sql.ts';
import type { IdCall } from '../../../http/call.ts';
import { isBuyerFilledIn } from '../../buyers/index.ts';
import { lockOpportunity } from '../../opportunities/index.ts';
import { oneRequest } from '../access-request.response.ts';
import { checkAskBack, pausedFor, resumed, statusAt } from '../access-request.rules.ts';
import { findRequest, type RequestRow, writeAnswer, writeQuestion } from '../access-requests.sql.ts';

const missing = () => new DomainError('access_request.not_found');

/** The request of a party, its listing locked; 404 for anybody else. */
async function openRequest(tx: Transaction, viewerId: number, id: number): Promise<RequestRow> {
  const found = await findRequest(tx, id);
  if (!found || ![found.listing.ownerId, found.request.requesterId].includes(viewerId)) throw missing();
  await lockOpportunity(tx, found.request.opportunityId);
  const row = await findRequest(tx, id);
  if (!row) throw missing();
  return row;
}

/** The owner asks one thing before answering; the time to decide stands still meanwhile, for seven days at most. */
export const askRequester = ({
  app,
  viewer,
  params,
  body,
}: IdCall<{ body: typeof askRequesterBodySchema }>) =>
  app.db.transaction(async (tx) => {
    const now = new Date();
    const row = await openRequest(tx, viewer.id, params.id);
    const { request, listing } = row;
    checkAskBack({
      isOwner: listing.ownerId === viewer.id,
      status: statusAt(request, now),
      askedAt: request.askedAt,
    });
    await writeQuestion(tx, request.id, {
      question: body.question,
      wantsProfile: body.wants_profile && listing.type === 'sell',
      askedAt: now,
      ...pausedFor(now, request),
    });
    await touchRequest(tx, [listing.ownerId, request.requesterId]);
    await notify(tx, {
      userId: request.requesterId,
      type: 'access_asked',
      link: routes.deals('requester', { request: request.id }),
      params: { project_title: listing.publishedTitle },
      actorId: viewer.id,
      about: { opportunityId: request.opportunityId, requestId: request.id },
    });
    return oneRequest(tx, (await findRequest(tx, request.id)) ?? row, viewer.id, app.config.rules);
  });

/** The requester answers, and may show the buyer profile from now on. */
export const answerOwner = ({ app, viewer, params, body }: IdCall<{ body: typeof answerOwnerBodySchema }>) =>
  app.db.transaction(async (tx) => {
    const now = new Date();
    const row = await openRequest(tx, viewer.id, params.id);
    const { request, listing } = row;
    if (listing.ownerId === viewer.id) throw new DomainError('access_request.other_side_only');
    const status = statusAt(request, now);
    if (status !== 'asked' && status !== 'pending')
      throw new DomainError('access_request.not_pending', { status });
    if (!request.askedAt || request.answeredAt) throw new DomainError('access_request.not_asked');
    const showsProfile = request.showsProfile || (body.shows_profile === true && listing.type === 'sell');
    if (showsProfile && !(await isBuyerFilledIn(tx, viewer.id)))
      throw new DomainError('buyer_profile.missing');
    if (request.question && !body.answer) throw new FieldError('answer', 'value.required');
    if (!body.answer && !showsProfile) throw new FieldError('answer', 'access_request.answer_needed');
    await writeAnswer(tx, request.id, {
      answer: body.answer,
      showsProfile,
      answeredAt: now,
      expiresAt: resumed(now, request),
    });
    await readWhenDone(tx, viewer.id, { requestId: request.id });
    await touchRequest(tx, [listing.ownerId, viewer.id]);
    await notify(tx, {
      userId: listing.ownerId,
      type: 'access_answered',
      link: routes.deals('owner', { request: request.id }),
      params: { project_title: listing.title },
      actorId: viewer.id,
      about: { opportunityId: request.opportunityId, requestId: request.id },
    });
    return oneRequest(tx, (await findRequest(tx, request.id)) ?? row, viewer.id, app.config.rules);
  });
