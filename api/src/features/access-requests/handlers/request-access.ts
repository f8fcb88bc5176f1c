import { routes } from '@handover/shared/contract';
import type { requestAccessBodySchema } from '@handover/shared/contract/schemas';
import { DomainError, FieldError } from '../../../errors/domain-error.ts';
import { notify } from '../../../events/notify.sql.ts';
import { touchRequest } from '../../../events/touch-deal.sql.ts';
import type { IdCall } from '../../../http/call.ts';
import { languageOf } from '../../../http/language.ts';
import { signAgreement } from '../../agreements/index.ts';
import { isBuyerFilledIn } from '../../buyers/index.ts';
import { actsForOwner } from '../../delegations/index.ts';
import { expireRequests, isSold, lockOpportunity, ownsCompany } from '../../opportunities/index.ts';
import { lockPerson } from '../../users/index.ts';
import { oneRequest } from '../access-request.response.ts';
import { checkAsk, requestExpiry } from '../access-request.rules.ts';
import { askFacts, insertRequest } from '../access-requests.sql.ts';

type AskCall = IdCall<{ body: typeof requestAccessBodySchema }>;

/** Signs the confidentiality agreement with the request. */
export async function requestAccess({ app, viewer, params, body, request }: AskCall) {
  return app.db.transaction(async (tx) => {
    const now = new Date();
    const { rules } = app.config;
    const listing = await lockOpportunity(tx, params.id);
    const isOwner = listing?.ownerId === viewer.id;
    if (!listing || listing.unlistedAt || (listing.validated !== true && !isOwner))
      throw new DomainError('opportunity.not_found');
    if (viewer.isAdviser && (await actsForOwner(tx, viewer.id, listing.id)))
      throw new DomainError('delegation.conflict');
    await lockPerson(tx, viewer.id);
    await expireRequests(tx, now, { opportunityId: listing.id, requesterId: viewer.id });
    const facts = await askFacts(tx, listing.id, viewer.id, now);
    checkAsk({ isOwner, isStaff: viewer.isStaff, ...facts }, now, rules);
    // The seller of a mandate's offer is no buyer.
    const showsProfile = listing.type === 'sell' && body.shows_profile === true;
    if (showsProfile && !(await isBuyerFilledIn(tx, viewer.id)))
      throw new DomainError('buyer_profile.missing');
    const companyId = body.company_id ?? null;
    // A business for sale has its company.
    if (companyId !== null && (listing.type === 'sell' || !(await ownsCompany(tx, viewer.id, companyId))))
      throw new FieldError('company_id', 'company.not_own');
    if (companyId !== null && (await isSold(tx, companyId)))
      throw new FieldError('company_id', 'company.sold');
    const row = await insertRequest(tx, {
      opportunityId: listing.id,
      requesterId: viewer.id,
      message: body.message ?? '',
      showsProfile,
      companyId,
      createdAt: now,
      expiresAt: requestExpiry(now, rules.requestExpiresDays),
    });
    await signAgreement(tx, {
      requestId: row.request.id,
      listing,
      ownerId: listing.ownerId,
      requesterId: viewer.id,
      projectTitle: listing.projectTitle,
      signing: body,
      language: languageOf(request.headers['accept-language']),
      signedAt: now,
      ip: request.ip,
    });
    await touchRequest(tx, [listing.ownerId, viewer.id]);
    await notify(tx, {
      userId: listing.ownerId,
      type: 'access_requested',
      link: routes.deals('owner', { request: row.request.id }),
      gatherLink: routes.deals('owner'),
      params: { project_title: listing.projectTitle },
      actorId: viewer.id,
      about: { opportunityId: listing.id, requestId: row.request.id },
    });
    return oneRequest(tx, row, viewer.id, rules);
  });
}
