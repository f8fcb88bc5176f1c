import {
  cancelDealBodySchema,
  dealDetailSchema,
  dealPageSchema,
  dealQuerySchema,
  exclusivityBodySchema,
  idParamsSchema,
  setPhaseBodySchema,
} from '@handover/shared/contract';
import { type Route, route } from '../../http/route.ts';
import {
  archiveOrBack,
  cancelDeal,
  changeExclusivity,
  completeDeal,
  pauseOrResume,
  setPhase,
} from './handlers/change-deal.ts';
import { listDeals, readDeal } from './handlers/read-deals.ts';

const url = '/api/deals/';
const read = { method: 'GET', access: 'signed-in' } as const;
const one = { params: idParamsSchema, access: 'signed-in' } as const;
const change = { ...one, method: 'POST', answer: dealDetailSchema } as const;

export const dealRoutes: Route[] = [
  route({
    ...read,
    url,
    summary: 'My deals',
    query: dealQuerySchema,
    answer: dealPageSchema,
    handler: listDeals,
  }),
  route({
    ...one,
    ...read,
    url: `${url}:id/`,
    summary: 'One deal',
    answer: dealDetailSchema,
    handler: readDeal,
  }),
  route({
    ...change,
    url: `${url}:id/set_phase/`,
    summary: 'One phase on or back',
    body: setPhaseBodySchema,
    handler: setPhase,
  }),
  route({
    ...change,
    url: `${url}:id/pause_or_unpause_deal/`,
    summary: 'Pause or resume',
    handler: pauseOrResume,
  }),
  route({
    ...change,
    url: `${url}:id/cancel/`,
    summary: 'Cancel with a reason',
    body: cancelDealBodySchema,
    handler: cancelDeal,
  }),
  route({ ...change, url: `${url}:id/complete/`, summary: 'The business is sold', handler: completeDeal }),
  route({
    ...change,
    url: `${url}:id/move_to_archive_or_back/`,
    summary: 'Archive in my own view, or back',
    handler: archiveOrBack,
  }),
  route({
    ...change,
    url: `${url}:id/change_exclusivity_period/`,
    summary: 'Move the end of exclusivity',
    body: exclusivityBodySchema,
    handler: changeExclusivity,
  }),
];
