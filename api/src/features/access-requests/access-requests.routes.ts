import {
  accessRequestPageSchema,
  accessRequestQuerySchema,
  accessRequestSchema,
  idParamsSchema,
  requestAccessBodySchema,
  requestActionBodySchema,
} from '@handover/shared/contract';
import { type Route, route } from '../../http/route.ts';
import { actionParamsSchema, decideRequest } from './handlers/decide-request.ts';
import { listRequests } from './handlers/list-requests.ts';
import { requestAccess } from './handlers/request-access.ts';

const url = '/api/access_requests/';
const list = {
  method: 'GET',
  access: 'signed-in',
  query: accessRequestQuerySchema,
  answer: accessRequestPageSchema,
} as const;

export const accessRequestRoutes: Route[] = [
  route({
    method: 'POST',
    url: '/api/opportunities/:id/request_access/',
    access: 'signed-in',
    summary: 'Ask for access, accepting the confidentiality agreement',
    status: 201,
    params: idParamsSchema,
    body: requestAccessBodySchema,
    answer: accessRequestSchema,
    handler: requestAccess,
  }),
  route({
    ...list,
    url: `${url}my_list_as_owner_of_opportunity/`,
    summary: 'Requests that wait for my answer',
    handler: listRequests('owner'),
  }),
  route({
    ...list,
    url: `${url}my_list_as_requesting_user/`,
    summary: 'Requests I made',
    handler: listRequests('requester'),
  }),
  route({
    method: 'POST',
    url: `${url}:id/:action/`,
    access: 'signed-in',
    summary: 'Accept, decline or withdraw a request',
    params: actionParamsSchema,
    body: requestActionBodySchema,
    answer: accessRequestSchema,
    handler: decideRequest,
  }),
];
