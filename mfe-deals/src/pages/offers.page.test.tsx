import type { Offer } from '@handover/shared/contract';
import { setMoment } from '@handover/shared/shell';
import { fakeHttp } from '@handover/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildParty, buildTerms } from '../testing/build-deal.ts';
import { buildOffer, buildOffers } from '../testing/build-offer.ts';
import { renderDeals } from '../testing/render-deals.tsx';
import { OffersPage } from './offers.page.tsx';

const at = { route: '/user-deals/offers/3', path: '/user-deals/offers/:opportunity' };
const keller = buildOffer({ id: 31 });
const lindgren = buildOffer(
  {
    id: 32,
    deal_id: 8,
    created_at: new Date(Date.now() - 30 * 3_600_000).toISOString(),
    terms: buildTerms({
      price: 4_400_000,
      structure: { type: 'shares', earn_out: { amount: 900_000, text: '' }, vendor_loan: null },
    }),
  },
  {
    deal: { id: 8, phase: 'loi', status: 'active' },
    buyer: buildParty({ first_name: 'Sofia', last_name: 'Lindgren' }),
  },
);

function open(offers: Offer[]) {
  const http = fakeHttp()
    .on('get', '/api/opportunities/3/offers/', { body: buildOffers(offers) })
    .on('post', '/api/deal_loi_documents/31/mark/', { body: { mark: 'favoured', note: '' } });
  return { http, ...renderDeals(<OffersPage />, { http, ...at }) };
}
const line = async (name: RegExp) =>
  within(await screen.findByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const buyers = () =>
  screen
    .getAllByRole('columnheader')
    .slice(1)
    .map((head) => within(head).getByRole('link').textContent);

test('offers stand side by side, measured by the same EBITDA', async () => {
  open([keller, lindgren]);
  expect(await line(/^Price €/)).toEqual(['€3,800,000', '€4,400,000']);
  expect(await line(/^Price as a multiple of the EBITDA of 2025/)).toEqual(['7.6×', '8.8×']);
  expect(await line(/^Paid at closing/)).toEqual(['€3,800,000', '€3,500,000']);
  expect(await line(/^Kind of buyer/)).toEqual(['Not shown', 'Not shown']);
  expect(await line(/^Sent/)).toEqual([
    expect.stringMatching(/^1 day ago/),
    // 30 hours are one or two days of the calendar.
    expect.stringMatching(/^[12] days? ago/),
  ]);
});

test.each([
  ['Pacific/Tahiti', '2 days ago, on 27 Nov 2026'],
  ['Europe/Paris', '2 days ago, on 28 Nov 2026'],
])('a reader in %s reads on which of their days a letter was sent', async (timeZone, text) => {
  setMoment(() => ({ now: Date.parse('2026-11-30T05:00:00.000Z'), timeZone }));
  open([buildOffer({ id: 31, created_at: '2026-11-28T06:00:00.000Z' })]);
  const [told = ''] = await line(/^Sent/);
  expect(told.replaceAll('\u00a0', ' ')).toBe(text);
  setMoment(() => undefined);
});

test('the order is chosen, and stands in the address', async () => {
  const { address } = open([keller, lindgren]);
  await userEvent.selectOptions(await screen.findByLabelText('Order'), 'price');
  expect(address()).toBe('/user-deals/offers/3?order=price');
  expect(buyers()).toEqual(['Sofia Lindgren', 'Thomas Keller']);
  await userEvent.selectOptions(screen.getByLabelText('Order'), 'closing');
  expect(buyers()).toEqual(['Thomas Keller', 'Sofia Lindgren']);
});

test('a mark and a note are kept, each with the other', async () => {
  const { http } = open([buildOffer({ id: 31 }, { own: { mark: 'possible', note: 'Knows the trade' } })]);
  const sent = () => http.calls.filter(({ method }) => method === 'post').map(({ body }) => body);
  await userEvent.selectOptions(await screen.findByLabelText('Mark: Thomas Keller'), 'favoured');
  await waitFor(() => expect(sent()).toEqual([{ mark: 'favoured', note: 'Knows the trade' }]));
  await userEvent.click(screen.getByRole('button', { name: /^Change the note/ }));
  const note = await screen.findByRole('textbox', { name: /^Note: Thomas Keller/ });
  await userEvent.clear(note);
  await userEvent.paste('Pays late');
  await userEvent.click(screen.getByRole('button', { name: 'Save the note' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Change the note/ })).toHaveFocus());
  await waitFor(() => expect(sent().at(-1)).toEqual({ mark: 'possible', note: 'Pays late' }));
});

test('an offer that waits is answered here; one that is answered is not, and staff only read', async () => {
  const { unmount, platform } = open([keller, buildOffer({ id: 33, status: 'declined' })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Accept the offer of Thomas Keller' }));
  expect(platform.modals.opened.at(-1)).toMatchObject({ name: 'loi-accept', props: { dealId: 7 } });
  expect(screen.getAllByRole('button', { name: /^Decline the offer/ })).toHaveLength(1);
  unmount();
  open([{ ...keller, own: null }]);
  await line(/^Price €/);
  expect(screen.queryByRole('button', { name: /offer of/ })).toBeNull();
});

test('without an offer the page says what will stand here; who may not read it finds nothing', async () => {
  const { unmount } = open([]);
  expect(await screen.findByText('No offer yet')).toBeTruthy();
  unmount();
  const http = fakeHttp().on('get', '/api/opportunities/3/offers/', { status: 404, body: {} });
  renderDeals(<OffersPage />, { http, ...at });
  expect(await screen.findByText('There are no offers here that you may read.')).toBeTruthy();
});
