import { fakeHttp, pasteInto } from '@handover/shared/testing';
import { buildOpportunity, buildPaged } from '@handover/shared/testing/node';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOpportunities } from '../testing/render-opportunities.tsx';
import { BrowseSellPage } from './browse-sell.page.tsx';

const sectors = buildPaged([{ id: 2, name: 'Health', name_fr: 'Santé', hue: 10 }]);
const one = buildOpportunity({ id: 1, project_title: 'First one of them' });
const two = buildOpportunity({ id: 2, project_title: 'Second one of them' });

function open(route = '/opportunities/sell-opportunities') {
  const http = fakeHttp()
    .on('get', '/api/sectors/', { body: sectors })
    .on('get', '/api/opportunities/', ({ params }) => ({
      body:
        params.page === '1'
          ? buildPaged([one, two], { count: 3, next_page: 2 })
          : buildPaged([two, buildOpportunity({ id: 5, project_title: 'Third one of them' })], { count: 3 }),
    }));
  return { http, ...renderOpportunities(<BrowseSellPage />, { http, route }) };
}

test('search and sector go to the address and to the server', async () => {
  const { http, address } = open();
  expect(await screen.findByText('3 opportunities')).toBeTruthy();
  await screen.findByRole('option', { name: 'Health' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sector' }), '2');
  await pasteInto(screen.getByRole('searchbox', { name: 'Search' }), 'bread');
  await waitFor(() => expect(address()).toBe('/opportunities/sell-opportunities?sector=2&search=bread'));
  await waitFor(() =>
    expect(http.calls.at(-1)?.params).toMatchObject({
      type_of_opportunity: 'sell',
      project_title: 'bread',
      sector: '2',
    }),
  );
});

test('a shared link fills the filters', async () => {
  open('/opportunities/sell-opportunities?search=dental&sector=2');
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' }).value).toBe('dental');
  await waitFor(() =>
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sector' }).value).toBe('2'),
  );
});

test('adds the next page, without duplicates', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'action.more' }));
  expect(await screen.findByRole('link', { name: 'Third one of them' })).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

test('a list that fails can be loaded again', async () => {
  const { http } = open();
  await screen.findByText('3 opportunities');
  http.on('get', '/api/opportunities/', { status: 500, body: 'oops' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'asking_price');
  expect(await screen.findByRole('button', { name: 'loadAgain' })).toBeTruthy();
});
