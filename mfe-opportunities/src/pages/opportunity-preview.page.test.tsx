import { paths } from '@handover/shared/contract';
import { fakeHttp } from '@handover/shared/testing';
import { buildOpportunity } from '@handover/shared/testing/node';
import { screen, within } from '@testing-library/react';
import { renderOpportunities } from '../testing/render-opportunities.tsx';
import { OpportunityPreviewPage } from './opportunity-preview.page.tsx';

test('the preview is made of the public answer alone, and its buttons lead nowhere', async () => {
  const http = fakeHttp().on('get', paths.opportunity(3), { body: buildOpportunity() });
  renderOpportunities(<OpportunityPreviewPage />, {
    http,
    route: '/user-opps/preview/3',
    path: '/user-opps/preview/:id',
  });
  const bar = within(await screen.findByRole('region', { name: 'Preview' }));
  expect(bar.getByText(/what a stranger sees/)).toBeTruthy();
  expect(bar.getByRole('link', { name: 'Back to my opportunity' }).getAttribute('href')).toBe(
    '/user-opps/view/3',
  );
  const action = screen.getByRole('button', { name: 'Sign in to ask for access' });
  expect(action.getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByRole('button', { name: /Favourite/ })).toBeNull();
  expect(http.calls.map(({ path, params }) => [path, params])).toEqual([
    [paths.opportunity(3), { as_stranger: 'true' }],
  ]);
});
