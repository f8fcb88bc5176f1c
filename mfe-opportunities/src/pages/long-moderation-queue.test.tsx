import { paths, type Review } from '@handover/shared/contract';
import { fakeHttp } from '@handover/shared/testing';
import { buildOpportunity, buildOwn, buildPaged, buildPrivateData } from '@handover/shared/testing/node';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOpportunities } from '../testing/render-opportunities.tsx';
import { ModerationPage } from './moderation.page.tsx';

const older = buildOpportunity({ id: 1, project_title: 'An older one', validated: null, own: buildOwn() });
const younger = buildOpportunity({ id: 2, project_title: 'A younger one', validated: null, own: buildOwn() });
const reviewOf = (opportunity: Review['opportunity']): Review => ({
  opportunity,
  private_data: buildPrivateData({ company_name: 'Ty Bara' }),
  owner: buildPrivateData().owner,
  hits: [],
  identity_confirmed: false,
  changes: [],
  earlier_reason: null,
  submitted_at: '2026-01-05T09:00:00.000Z',
});
/** The one that is open, with all that a decision needs. */
const read = async (name: string) =>
  within(await screen.findByRole('article', { name: new RegExp(name) })).findByText('Ty Bara');

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
    .on('get', paths.review(1), { body: reviewOf(older) })
    .on('get', paths.review(2), { body: reviewOf(younger) });
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
