import { NO_FILTERS, type SavedSearch } from '@handover/shared/contract';
import { fakeHttp } from '@handover/shared/testing';
import { buildPaged } from '@handover/shared/testing/node';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOpportunities } from '../testing/render-opportunities.tsx';
import { SavedSearchesPage } from './saved-searches.page.tsx';

const buildSearch = (overrides: Partial<SavedSearch> = {}): SavedSearch => ({
  id: 4,
  type_of_opportunity: 'sell',
  name: 'Bakeries in Brittany',
  alert: 'daily',
  by_mail: true,
  filters: { ...NO_FILTERS, search: 'bakery' },
  mandate_id: null,
  new_count: 2,
  seen_at: '2026-11-20T09:00:00.000Z',
  created_at: '2026-11-20T09:00:00.000Z',
  ...overrides,
});
const mandate = buildSearch({ id: 5, name: 'Hotel investor', mandate_id: 31, new_count: 0, by_mail: false });

function open(searches: SavedSearch[]) {
  const http = fakeHttp()
    .on('get', '/api/saved_searches/', { body: buildPaged(searches) })
    .on('post', '/api/saved_searches/4/restore/', { body: buildSearch() })
    .on('patch', '/api/saved_searches/4/', { body: buildSearch() })
    .on('delete', '/api/saved_searches/4/', { status: 204, body: '' });
  renderOpportunities(<SavedSearchesPage />, { http, route: '/saved-searches', path: '/saved-searches' });
  const bodies = (method: string) =>
    http.calls.filter((call) => call.method === method).map(({ body }) => body);
  return { bodies };
}
const row = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  return within(link.closest('li') as HTMLElement);
};

test('a search leads to its list, with what is new in it; a mandate is changed at the mandate', async () => {
  open([buildSearch(), mandate]);
  const [search, other] = [await row('Bakeries in Brittany'), await row('Hotel investor')];
  expect(search.getByRole('link').getAttribute('href')).toBe(
    '/opportunities/sell-opportunities?search=bakery',
  );
  expect(search.getByText('· 2 new')).toBeTruthy();
  expect(search.getByText('“bakery”')).toBeTruthy();
  expect(other.queryByRole('list')).toBeNull();
  expect(other.getByRole('link').getAttribute('href')).toBe('/user-opps/view/31');
  expect(other.queryByRole('button', { name: /Delete|Rename/ })).toBeNull();
});

test('how often one is told, by mail or not, and the name are changed in place', async () => {
  const { bodies } = open([buildSearch()]);
  const search = await row('Bakeries in Brittany');
  await userEvent.selectOptions(search.getByRole('combobox', { name: 'Tell me' }), 'weekly');
  await userEvent.click(search.getByRole('checkbox', { name: 'Also by e‑mail' }));
  await userEvent.click(search.getByRole('button', { name: 'Rename: Bakeries in Brittany' }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Bakeries{Enter}');
  await waitFor(() =>
    expect(bodies('patch')).toEqual([{ alert: 'weekly' }, { by_mail: false }, { name: 'Bakeries' }]),
  );
});

test('a search that is deleted is taken back as it was', async () => {
  const { bodies } = open([buildSearch()]);
  await userEvent.click((await row('Bakeries in Brittany')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/“Bakeries in Brittany” is deleted/)).toBeTruthy();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByText(/is deleted/)).toBeNull());
  expect(bodies('post')).toHaveLength(1);
});

test('without a search the page says how to save one', async () => {
  open([]);
  expect(await screen.findByText('Nothing saved yet')).toBeTruthy();
});
