import type { CounterProposal, DealDetail } from '@handover/shared/contract';
import { fakeHttp, pasteInto } from '@handover/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildDeal, buildLetter, buildTerms } from '../testing/build-deal.ts';
import { renderDeals } from '../testing/render-deals.tsx';
import { DealLetterPage } from './deal-letter.page.tsx';

beforeEach(() => localStorage.clear());

const at = { route: '/user-deals/letter/7', path: '/user-deals/letter/:id' };
const mayWrite = buildDeal({ actions: ['submit_loi'] });
const terms = buildTerms();
const pending = buildLetter({ file_made: true, terms });
const mayUpdate = buildDeal({ phase: 'loi', actions: ['update_loi'], loi_documents: [pending] });

const proposal: CounterProposal = {
  ...{ id: 4, version: 1, terms, expiration_date: pending.expiration_date, message: '' },
  ...{ status: 'open', reason: null, proposed_by: 'Claire Moreau', decided_at: null },
  created_at: pending.created_at,
};

function open(deal: DealDetail, query = '') {
  const http = fakeHttp()
    .on('get', '/api/deals/7/', { body: deal })
    .on('post', '/api/deal_loi_documents/', { status: 201, body: pending })
    .on('patch', '/api/deal_loi_documents/31/', { body: pending });
  return { http, ...renderDeals(<DealLetterPage />, { http, ...at, route: at.route + query }) };
}
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const sheet = () => within(screen.getByRole('region', { name: 'What Claire Moreau will read' }));
const written = () =>
  sheet()
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

test('the term sheet grows beside the fields, with what is still to be filled in', async () => {
  const { opportunity } = mayWrite;
  open({ ...mayWrite, opportunity: { ...opportunity, asking_price: 4_000_000, preferred_currency: 1 } });
  const price = await box(/^Price/);
  expect(written().filter((text) => text === 'to be filled in')).toHaveLength(2);
  // The asking price is at the field, too: the sheet is far below it on a phone.
  expect(screen.getByText('Asking price: €4,000,000')).toBeTruthy();
  await pasteInto(price, '3800000');
  await pasteInto(await box(/^Part paid as an earn-out/), '300000');
  await pasteInto(await box(/^Financing/), 'Equity of our holding');
  expect(written()).toEqual([
    '€3,800,000',
    '5.0% below the asking price of €4,000,000',
    'The shares of the company',
    '€300,000',
    '€3,500,000',
    'Equity of our holding',
    '60 days from acceptance',
    expect.stringMatching(/\d{4}$/),
  ]);
  await userEvent.type(price, 'x');
  expect(written()[0]).toBe('to be filled in');
});

test.each([
  [true, /Every term is yours to change/],
  [false, /Your file still says the earlier terms/],
])('a counter-proposal to a letter that was written here (%s) is taken over', async (file_made, told) => {
  const counter_proposals = [{ ...proposal, terms: buildTerms({ price: 4_000_000 }) }];
  open({ ...mayUpdate, loi_documents: [{ ...pending, file_made, counter_proposals }] }, '?counter=1');
  expect(await screen.findByText(told)).toBeTruthy();
});

test('who attaches a file reads that it is not kept, as the terms are', async () => {
  open(mayWrite);
  expect(screen.queryByText(/the file is not/)).toBeNull();
  await userEvent.click(await screen.findByRole('radio', { name: /^Attach your own file/ }));
  expect(screen.getByText(/kept in this browser, the file is not/)).toBeTruthy();
});

test('what was typed is there again, and leaving asks nothing', async () => {
  const { unmount, platform, address } = open(mayWrite);
  await pasteInto(await box(/^Financing/), 'Equity of our holding');
  await userEvent.click(screen.getByRole('link', { name: mayWrite.project_title }));
  await waitFor(() => expect(address()).toBe('/user-deals/view/7?tab=loi'));
  expect(platform.modals.opened).toEqual([]);
  unmount();
  renderDeals(<DealLetterPage />, { platform, ...at });
  expect((await box(/^Financing/)).value).toBe('Equity of our holding');
});

test('once it is sent the letters of the deal are shown', async () => {
  const { http, address } = open(mayWrite);
  await pasteInto(await box(/^Price/), '3800000');
  await pasteInto(await box(/^Financing/), 'Equity');
  await userEvent.click(screen.getByRole('button', { name: 'Submit the letter' }));
  await waitFor(() => expect(address()).toBe('/user-deals/view/7?tab=loi'));
  expect(http.calls.filter(({ method }) => method === 'post')).toHaveLength(1);
});

test('of a letter that waits the next version is written', async () => {
  const { http, address } = open(mayUpdate);
  expect(await screen.findByRole('heading', { name: 'Send a new version', level: 1 })).toBeTruthy();
  const days = await box(/^Exclusivity/);
  await userEvent.clear(days);
  await pasteInto(days, '90');
  expect(written()).toContain('90 days from acceptance');
  await userEvent.click(screen.getByRole('button', { name: 'Send the new version' }));
  await waitFor(() => expect(address()).toBe('/user-deals/view/7?tab=loi'));
  expect(http.calls.filter(({ method }) => method === 'patch')).toHaveLength(1);
});

test('where none can be sent it says so', async () => {
  open(buildDeal({ side: 'seller', role: 'owner' }));
  expect(await screen.findByText('No letter can be sent now')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to the deal' })).toHaveAttribute(
    'href',
    '/user-deals/view/7?tab=loi',
  );
});
