import type { DealDetail } from '@handover/shared/contract';
import { fakeHttp, pasteInto } from '@handover/shared/testing';
import { buildOpportunity, buildPaged, buildPrivateData } from '@handover/shared/testing/node';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildDeal } from '../testing/build-deal.ts';
import { renderDeals } from '../testing/render-deals.tsx';
import { DealEditPage } from './deal-edit.page.tsx';

const privateData = buildPrivateData({
  revenues: [
    {
      id: 1,
      date: '2025-01-01',
      revenue: 2_400_000,
      number_of_employees: 24,
      ebitda: 400_000,
      net_profit: null,
      currency: 1,
    },
  ],
});
const saved = { id: 9, opportunity: buildOpportunity() };
const buildOwnDeal = (overrides: Partial<DealDetail> = {}) => {
  const deal = buildDeal({ role: 'owner', side: 'seller', private_data: privateData, ...overrides });
  const { opportunity } = deal;
  const activity = 'Eleven bakeries and one workshop.';
  const proposition = 'The sourdough is from 1931.';
  const sectors = [{ id: 1, name: 'Food', name_fr: 'Alimentation', hue: 30 }];
  return {
    ...deal,
    opportunity: { ...opportunity, sectors, activity, unique_selling_proposition: proposition },
  };
};

function open(deal: DealDetail) {
  const http = fakeHttp()
    .on('get', /^\/api\/(sectors|sub_sectors|tags|countries|regions|currencies)\/$/, {
      body: buildPaged([
        { id: 1, name: 'EUR' },
        { id: 2, name: 'USD' },
      ]),
    })
    .on('get', '/api/deals/7/', { body: deal })
    .on('patch', '/api/deal_opportunities/9/', { body: saved })
    .on('post', '/api/deal_opportunities/9/update_revenues_completely/', { body: saved });
  const at = { route: '/user-deals/edit/7', path: '/user-deals/edit/:id' };
  return { http, ...renderDeals(<DealEditPage />, { http, ...at }) };
}
const writes = (http: ReturnType<typeof fakeHttp>) =>
  http.calls
    .filter(({ method }) => method !== 'get')
    .map(({ path, body }) => [path, body instanceof FormData ? Object.fromEntries(body) : body]);
const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Company name/ });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the changes' }));

afterEach(() => localStorage.clear());

test('sends only what changed; figures and offices are not sent', async () => {
  const { http, address } = open(buildOwnDeal());
  const field = await name();
  await userEvent.clear(field);
  await pasteInto(field, 'Ty Bara SAS');
  await userEvent.clear(screen.getByRole('textbox', { name: /Asking price/ }));
  await save();
  await waitFor(() => expect(address()).toBe('/user-deals/view/7'));
  expect(writes(http)).toEqual([
    ['/api/deal_opportunities/9/', { company_name: 'Ty Bara SAS', asking_price: 'null' }],
  ]);
});

test('has everything of the copy: sectors, keywords, place and organisation chart too', async () => {
  open(buildOwnDeal());
  await name();
  for (const section of ['Sector and place', 'Organisation chart'])
    expect(screen.getByRole('heading', { name: section })).toBeTruthy();
  for (const field of [/^Sectors/, /^Tags/, /^Country/, /^Region/])
    expect(screen.getAllByRole('combobox', { name: field }).length).toBeGreaterThan(0);
});

test('names the figures when they fail, keeps what was typed, and sends only them again', async () => {
  const { http, address } = open(buildOwnDeal());
  http.on('post', '/api/deal_opportunities/9/update_revenues_completely/', {
    status: 400,
    body: { revenues: ['No such year'] },
  });
  await pasteInto(await name(), ' SAS');
  const staff = screen.getByRole('textbox', { name: /mployees/ });
  await userEvent.clear(staff);
  await pasteInto(staff, '25');
  await save();
  expect(await screen.findByText(/prefix\.revenues.*No such year/)).toBeTruthy();
  expect(address()).toBe('/user-deals/edit/7');
  expect((await name()).value).toBe('Ty Bara SAS');

  http.on('post', '/api/deal_opportunities/9/update_revenues_completely/', { body: saved });
  await save();
  await waitFor(() => expect(address()).toBe('/user-deals/view/7'));
  expect(writes(http).map(([path]) => path)).toEqual([
    '/api/deal_opportunities/9/',
    '/api/deal_opportunities/9/update_revenues_completely/',
    '/api/deal_opportunities/9/update_revenues_completely/',
  ]);
});

test('takes up the draft of a tab that was closed', async () => {
  const { platform, unmount } = open(buildOwnDeal());
  await pasteInto(await name(), ' SAS');
  unmount();
  renderDeals(<DealEditPage />, { platform, route: '/user-deals/edit/7', path: '/user-deals/edit/:id' });
  expect((await name()).value).toBe('Ty Bara SAS');
});

test('a deal that was paused meanwhile: the server’s error is shown, and what was typed is kept', async () => {
  const { http } = open(buildOwnDeal());
  http.on('patch', '/api/deal_opportunities/9/', { status: 409, body: { detail: 'This deal is paused' } });
  await pasteInto(await name(), ' SAS');
  http.on('get', '/api/deals/7/', { body: buildOwnDeal({ status: 'paused' }) });
  await save();
  expect(await screen.findByText('This deal is paused')).toBeTruthy();
  expect((await name()).value).toBe('Ty Bara SAS');
});

test.each([
  ['completed', buildOwnDeal({ status: 'completed' }), 'The deal is completed'],
  ['cancelled', buildOwnDeal({ status: 'cancelled' }), 'The deal is over'],
  ['paused', buildOwnDeal({ status: 'paused' }), 'The deal is paused'],
  ['seen by the requester', buildDeal(), 'Only the owner can edit this'],
])('a deal that is %s is locked, with the reason', async (_what, deal, why) => {
  open(deal);
  expect(await screen.findByText(why)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save the changes' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to the deal' }).getAttribute('href')).toBe(
    '/user-deals/view/7',
  );
});

test('a deal of somebody else is not found', async () => {
  renderDeals(<DealEditPage />, {
    http: fakeHttp(),
    route: '/user-deals/edit/7',
    path: '/user-deals/edit/:id',
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'No such deal' })).toBeTruthy();
});
