import type { AgreementText, Opportunity } from '@handover/shared/contract';
import { fakeHttp } from '@handover/shared/testing';
import { buildOpportunity } from '@handover/shared/testing/node';
import { screen } from '@testing-library/react';
import { OpportunityPage } from '../pages/opportunity.page.tsx';
import { renderOpportunities } from './render-opportunities.tsx';

export const AGREEMENT: AgreementText = {
  version: '2026-11.2',
  own_version: null,
  language: 'en',
  clauses: [{ title: 'Purpose', text: 'The buyer uses it for nothing else.' }],
  file: null,
};

export function openOpportunity(overrides: Partial<Opportunity> = {}, signedIn = true) {
  const http = fakeHttp()
    .on('get', '/api/opportunities/3/', { body: buildOpportunity(overrides) })
    .on('get', '/api/opportunities/3/agreement/', { body: AGREEMENT });
  const view = renderOpportunities(<OpportunityPage />, {
    http,
    signedIn,
    route: '/opportunities/3',
    path: '/opportunities/:id',
  });
  return { http, ...view };
}
export const panel = () => screen.findByRole('complementary', { name: 'What you can do now' });
export const isFetched = (http: ReturnType<typeof fakeHttp>, path: string) =>
  http.calls.some((call) => call.path === path);
