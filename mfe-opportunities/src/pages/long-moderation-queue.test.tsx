import { paths } from '@handover/shared/contract';
import { fakeHttp } from '@handover/shared/testing';
import { buildPaged } from '@handover/shared/testing/node';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildReview, older, younger } from '../testing/build-review.ts';
import { read } from '../testing/open-moderation.tsx';
import { renderOpportunities } from '../testing/render-opportunities.tsx';
import { ModerationPage } from './moderation.page.tsx';

/** A queue of two pages, with one opportunity each. */
function openLong(route: string) {
  const http = fakeHttp()
    .on('get', paths.countries, { body: buildPaged([]) })
    .on('get', paths.moderationQueue, ({ params }) => ({
      body:
        params.page === '1'
          ? buildPaged([older], { count: 101, next_page: 2, pages_count: 2 })
          : buildPaged([younger], { count: 101 }),
    }))
    .on('get', paths.review(1), { body: buildReview() })
    .on('get', paths.review(2), { body: buildReview({ opportunity: younger }) });
  return renderOpportunities(<ModerationPage />, { http, route });
}

test('the last one that is listed brings the next page: the keys go on over the whole queue', async () => {
  const { address } = openLong('/moderation');
  await read('An older one');
  expect(await screen.findByRole('link', { name: /A younger one/ })).toBeTruthy();
  await userEvent.keyboard('j');
  await read('A younger one');
  expect(address()).toBe('/moderation?id=2&page=2');
});

test('one on a later page is opened by its address, not taken for decided', async () => {
  openLong('/moderation?id=2');
  await read('A younger one');
  expect(screen.queryByRole('region', { name: 'No longer in the queue' })).toBeNull();
});
