import { paths } from '@handover/shared/contract';
import * as schemas from '@handover/shared/contract/schemas';
import { get, patch, post, type Routes } from '../../http/route.ts';
import { answerDelegation, endDelegation, listDelegations } from './handlers/answer-delegation.ts';
import { changeDelegation, giveDelegation } from './handlers/give-delegation.ts';

const one = {
  access: 'signed-in',
  params: schemas.idParamsSchema,
  response: schemas.delegationSchema,
} as const;

export const delegationRoutes: Routes = {
  listDelegations: get(paths.delegations, {
    access: 'signed-in',
    summary: 'List delegations',
    description:
      'Lists the delegations that the viewer has given, and those by which they may act or are invited to, the newest first.',
    query: schemas.delegationQuerySchema,
    response: schemas.delegationPageSchema,
    handler: listDelegations,
  }),
  giveDelegation: post(paths.delegations, {
    access: 'signed-in',
    summary: 'Let an adviser act',
    description:
      'Invites a person by e-mail to act for the viewer: on a company, one opportunity, its deals, or one deal. The response does not tell whether the address has an account.',
    provenOnly: true,
    rate: { max: 30, timeWindow: '1 day' },
    status: 201,
    errors: [
      'delegation.to_oneself',
      'delegation.end_past',
      'company.not_found',
      'opportunity.not_found',
      'deal.not_found',
      'delegation.exists',
      'delegation.too_many',
    ],
    body: schemas.delegationBodySchema,
    response: schemas.delegationSchema,
    handler: giveDelegation,
  }),
  changeDelegation: patch(paths.delegation(':id'), {
    ...one,
    summary: 'Change what an adviser may do',
    description: 'Changes the right, the leave to accept, or the last day. Who has given it may.',
    provenOnly: true,
    errors: ['delegation.not_found', 'delegation.over', 'delegation.principal_only', 'delegation.end_past'],
    body: schemas.delegationPatchSchema,
    handler: changeDelegation,
  }),
  answerDelegation: post(paths.answerDelegation(':id'), {
    ...one,
    summary: 'Accept or decline to act',
    description:
      'The invited person accepts or declines. Nobody acts for one side of a deal who is, or acts for, the other one.',
    provenOnly: true,
    errors: [
      'delegation.not_found',
      'delegation.over',
      'delegation.answered',
      'delegation.adviser_only',
      'delegation.conflict',
    ],
    body: schemas.delegationAnswerSchema,
    handler: answerDelegation,
  }),
  endDelegation: post(paths.endDelegation(':id'), {
    ...one,
    summary: 'End a delegation',
    description: 'Ends it at once, in open pages and sockets too. Who has given it may, and the adviser.',
    errors: ['delegation.not_found', 'delegation.over', 'delegation.principal_only'],
    handler: endDelegation,
  }),
};
