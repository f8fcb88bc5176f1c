import { fakeHttp, pasteInto } from '@handover/shared/testing';
import { buildPaged } from '@handover/shared/testing/node';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowseSellPage } from '../../pages/browse-sell.page.tsx';
import { renderOpportunities } from '../../testing/render-opportunities.tsx';

const list = '/opportunities/sell-opportunities';
async function open(query = '') {
  const http = fakeHttp()
    .on('get', '/api/sectors/', { body: buildPaged([{ id: 2, name: 'Health', name_fr: 'Santé', hue: 10 }]) })
    .on('get', '/api/opportunities/', { body: buildPaged([]) });
  const view = renderOpportunities(<BrowseSellPage />, { http, route: list + query });
  await userEvent.click(screen.getByRole('button', { name: /^Filters/, hidden: true }));
  return { ...view, sheet: within(await screen.findByRole('dialog', { name: 'Filters' })) };
}

test('the filters go to the address when they are applied, not before', async () => {
  const { sheet, address } = await open();
  await pasteInto(sheet.getByRole('searchbox', { name: 'Search' }), 'bread');
  await sheet.findByRole('option', { name: 'Health' });
  await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Sector' }), '2');
  await userEvent.click(sheet.getByRole('checkbox', { name: 'Only my favourites' }));
  expect(address()).not.toContain('bread');
  await userEvent.click(sheet.getByRole('button', { name: 'Show the opportunities' }));
  await waitFor(() => expect(address()).toBe(`${list}?search=bread&sector=2&favorites=true`));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('opens with the filters of the address, counted on the button; clearing them shows all again', async () => {
  const { sheet, address } = await open('?search=bread&ordering=asking_price');
  expect(sheet.getByRole<HTMLInputElement>('searchbox', { name: 'Search' }).value).toBe('bread');
  expect(screen.getByRole('button', { name: 'Filters (1 set)', hidden: true })).toBeTruthy();
  await userEvent.click(sheet.getByRole('button', { name: 'Clear the filters' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Show the opportunities' }));
  await waitFor(() => expect(address()).toBe(list));
});
