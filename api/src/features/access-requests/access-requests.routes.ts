import { paths } from '@handover/shared/contract';
import * as schemas from '@handover/shared/contract/schemas';
import { get, post, type Routes } from '../../http/route.ts';
import { answerOwner, askRequester } from './handlers/ask-back.ts';
import { actionParamsSchema, decideRequest } from './handlers/decide-request.ts';
import { listRequests } from './handlers/list-requests.ts';
import { requestAccess } from './handlers/request-access.ts';

const list = {
  access: 'signed-in',
  query: schemas.accessRequestQuerySchema,
  response: schemas.accessRequestPageSchema,
} as const;

export const accessRequestRoutes: Routes = {
  requestAccess: post(paths.requestAccess(':id'), {
    access: 'signed-in',
    provenOnly: true,
    summary: 'Ask for access',
    description:
      'Asks the owner of a published opportunity for access and signs the confidentiality agreement: by the typed name of the account, and in the account’s name without one. Staff, who read everything anyway, do not ask. After a refusal one may ask again after 30 days. 20 requests a day. With a request to a mandate, the seller may attach one of their companies.',
    errors: [
      'opportunity.not_found',
      'access_request.nda_required',
      'access_request.signature_differs',
      'access_request.agreement_changed',
      'access_request.own_opportunity',
      'delegation.conflict',
      'access_request.not_for_staff',
      'access_request.deal_exists',
      'access_request.pending_exists',
      'access_request.too_soon',
      'access_request.too_many',
      'buyer_profile.missing',
      'company.not_own',
      'company.sold',
    ],
    status: 201,
    params: schemas.idParamsSchema,
    body: schemas.requestAccessBodySchema,
    response: schemas.accessRequestSchema,
    handler: requestAccess,
  }),
  listRequestsAsOwner: get(paths.requestsAsOwner, {
    onBehalf: { about: 'list', needs: 'read' },
    ...list,
    summary: 'List requests for my opportunities',
    description: 'Lists the requests for access to the opportunities of the viewer that wait for an answer.',
    handler: listRequests('owner'),
  }),
  listRequestsAsRequester: get(paths.requestsAsRequester, {
    ...list,
    summary: 'List my requests',
    description: 'Lists the requests for access that the viewer has made.',
    handler: listRequests('requester'),
  }),
  askRequester: post(paths.askRequester(':id'), {
    onBehalf: { about: 'request', needs: 'negotiate' },
    access: 'signed-in',
    summary: 'Ask something before answering a request',
    description:
      'The owner asks one thing, the buyer profile, or both, once. The request waits for the answer for seven days at most, and the time to decide stands still meanwhile.',
    errors: [
      'access_request.not_found',
      'access_request.not_pending',
      'access_request.other_side_only',
      'access_request.asked_before',
    ],
    params: schemas.idParamsSchema,
    body: schemas.askRequesterBodySchema,
    response: schemas.accessRequestSchema,
    handler: askRequester,
  }),
  answerOwner: post(paths.answerOwner(':id'), {
    access: 'signed-in',
    summary: 'Answer what the owner asks',
    description:
      'The requester answers what the owner has asked about the request, and may show their buyer profile from now on.',
    errors: [
      'access_request.not_found',
      'access_request.not_pending',
      'access_request.other_side_only',
      'access_request.not_asked',
      'access_request.answer_needed',
      'buyer_profile.missing',
    ],
    params: schemas.idParamsSchema,
    body: schemas.answerOwnerBodySchema,
    response: schemas.accessRequestSchema,
    handler: answerOwner,
  }),
  decideRequest: post(paths.accessRequest(':id', ':action'), {
    onBehalf: { about: 'request', needs: 'negotiate' },
    access: 'signed-in',
    summary: 'Accept, decline or withdraw a request',
    description:
      'The owner accepts, which creates the deal, or declines; the requester withdraws. While an exclusivity runs, nothing can be accepted. The owner of a mandate may show their buyer profile with it.',
    errors: [
      'access_request.not_found',
      'access_request.not_pending',
      'access_request.exclusivity_running',
      'opportunity.unlisted',
      'access_request.other_side_only',
      'buyer_profile.missing',
      'delegation.principal_only',
    ],
    params: actionParamsSchema,
    body: schemas.requestActionBodySchema,
    response: schemas.accessRequestSchema,
    handler: decideRequest,
  }),
};
