import { latestOpportunities } from '@handover/shared/contract';
import { type FakeReply, fakeHttp } from '@handover/shared/testing';
import { buildOpportunity, buildPaged } from '@handover/shared/testing/node';
import { screen, within } from '@testing-library/react';
import { renderOpportunities } from '../../testing/render-opportunities.tsx';
import { LatestOpportunitiesWidget } from './latest-opportunities.widget.tsx';

const mill = buildOpportunity({ id: 7, project_title: 'Paper mill' });

function open(reply: FakeReply) {
  const http = fakeHttp().on('get', '/api/opportunities/', reply);
  renderOpportunities(<LatestOpportunitiesWidget />, { http, signedIn: false });
  return http;
}

test('it asks for the newest businesses for sale, and each is a heading below that of the page’s section', async () => {
  const http = open({ body: buildPaged([mill, buildOpportunity({ id: 8 })]) });
  const list = await screen.findByRole('list', { name: 'Businesses for sale' });
  expect(within(list).getAllByRole('heading', { level: 3 })).toHaveLength(2);
  const link = within(list).getByRole('link', { name: 'Paper mill' });
  expect(link.getAttribute('href')).toBe('/opportunities/7');
  expect(http.calls.map(({ params }) => params)).toEqual([
    { ordering: '-created_at', page: '1', page_size: '6', type_of_opportunity: 'sell' },
  ]);
});

test('what the gateway has read for a visitor is shown without a call', async () => {
  const http = fakeHttp();
  const { queryKey } = latestOpportunities;
  const state = { madeAt: Date.now(), queries: [{ queryKey, data: buildPaged([mill]) }] };
  renderOpportunities(<LatestOpportunitiesWidget />, { http, signedIn: false, state });
  expect(await screen.findByRole('link', { name: 'Paper mill' })).toBeVisible();
  expect(http.calls).toEqual([]);
});

test('while nothing is published it says so', async () => {
  open({ body: buildPaged([]) });
  expect(await screen.findByText(/^No opportunity is published yet/)).toBeVisible();
});

test('after a failure it says what happened, and offers to retry', async () => {
  open({ status: 500 });
  expect(await screen.findByText('The latest opportunities could not be loaded.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'loadAgain' })).toBeVisible();
});
