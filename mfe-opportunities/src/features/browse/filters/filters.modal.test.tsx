import { fakeHttp, pasteInto } from '@handover/shared/testing';
import { buildPaged } from '@handover/shared/testing/node';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowseSellPage } from '../../../pages/browse-sell.page.tsx';
import { renderOpportunities } from '../../../testing/render-opportunities.tsx';

const list = '/opportunities/sell-opportunities';
async function open(query = '') {
  const http = fakeHttp()
    .on('get', '/api/sectors/', { body: buildPaged([{ id: 2, name: 'Health', name_fr: 'Santé', hue: 10 }]) })
    .on('get', '/api/sub_sectors/', { body: buildPaged([]) })
    .on('get', '/api/countries/', { body: buildPaged([]) })
    .on('get', '/api/tags/', { body: buildPaged([]) })
    .on('get', '/api/opportunities/', ({ params }) => ({
      body: buildPaged([], { count: params.is_favorite ? 3 : 17 }),
    }));
  const view = renderOpportunities(<BrowseSellPage />, { http, route: list + query });
  await userEvent.click(screen.getByRole('button', { name: /^Filters/, hidden: true }));
  return { ...view, sheet: within(await screen.findByRole('dialog', { name: 'Filters' })) };
}

test('the filters go to the address when they are applied, not before', async () => {
  const { sheet, address } = await open('?search=bread&view=rows');
  await userEvent.click(sheet.getByRole('combobox', { name: 'Sector' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Health' }));
  await pasteInto(sheet.getByRole('textbox', { name: 'Asking price, up to' }), '800k');
  await userEvent.click(sheet.getByRole('checkbox', { name: 'Only my favourites' }));
  expect(address()).toBe(`${list}?search=bread&view=rows&modal=filters`);
  await userEvent.click(sheet.getByRole('button', { name: /^Show \d/ }));
  await waitFor(() =>
    expect(address()).toBe(`${list}?search=bread&view=rows&sector=2&price_max=800000&favorites=true`),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('opens with the filters of the address, counted on the button; clearing them keeps the words', async () => {
  const { sheet, address } = await open('?search=bread&revenue_min=1000000&favorites=true');
  expect(sheet.getByRole<HTMLInputElement>('checkbox', { name: 'Only my favourites' }).checked).toBe(true);
  expect(screen.getByRole('button', { name: 'Filters (2 set)', hidden: true })).toBeTruthy();
  await userEvent.click(sheet.getByRole('button', { name: 'Clear all' }));
  await userEvent.click(sheet.getByRole('button', { name: /^Show \d/ }));
  await waitFor(() => expect(address()).toBe(`${list}?search=bread`));
});

test('an amount that is none is said, and not applied', async () => {
  const { sheet, address } = await open();
  await pasteInto(sheet.getByRole('textbox', { name: 'Asking price, from' }), 'a lot');
  await userEvent.tab();
  expect(sheet.getByRole('alert').textContent).toContain('800k');
  await userEvent.click(sheet.getByRole('button', { name: /^Show \d/ }));
  await waitFor(() => expect(address()).toBe(list));
});

test('the button counts what the choice finds, and the order is chosen there', async () => {
  const { sheet, address } = await open();
  expect(await sheet.findByRole('button', { name: 'Show 17' })).toBeTruthy();
  await userEvent.click(sheet.getByRole('checkbox', { name: 'Only my favourites' }));
  expect(await sheet.findByRole('button', { name: 'Show 3' })).toBeTruthy();
  await userEvent.click(sheet.getByRole('combobox', { name: 'Sort by' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Lowest price' }));
  await userEvent.click(await sheet.findByRole('button', { name: 'Show 3' }));
  await waitFor(() => expect(address()).toBe(`${list}?favorites=true&ordering=asking_price`));
});
