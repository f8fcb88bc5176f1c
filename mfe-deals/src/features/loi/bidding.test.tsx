import { type CounterProposal, type DealDetail, routes } from '@handover/shared/contract';
import { fakeHttp } from '@handover/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayFromNow } from '../../rules/calendar.ts';
import { buildDeal, buildLetter, buildParty, buildTerms } from '../../testing/build-deal.ts';
import { buildOffers } from '../../testing/build-offer.ts';
import { ModalOpener } from '../../testing/modal-opener.tsx';
import { renderDeals } from '../../testing/render-deals.tsx';
import { BidDatePanel } from './bids/bid-date-panel.tsx';
import { LetterList } from './letters/letter-list.tsx';

beforeEach(() => localStorage.clear());
const open = () => userEvent.click(screen.getByRole('button', { name: 'open' }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const sealedLetter = {
  id: 31,
  deal_id: 7,
  number: 1,
  version: 2,
  status: 'submitted',
  submitted_by: 'Thomas Keller',
  created_at: new Date().toISOString(),
} as const;
const counter: CounterProposal = {
  id: 4,
  version: 1,
  terms: buildTerms({ price: 4_000_000 }),
  expiration_date: dayFromNow(20),
  message: 'We met on everything but the price.',
  status: 'open',
  reason: null,
  proposed_by: 'Claire Moreau',
  created_at: new Date().toISOString(),
  decided_at: null,
};
const letter = buildLetter({ terms: buildTerms(), file_made: true, counter_proposals: [counter] });
const seller = { role: 'owner', side: 'seller', phase: 'loi' } as const;
const texts = (deal: DealDetail) => {
  renderDeals(<LetterList deal={deal} />, { http: fakeHttp() });
  return document.body.textContent ?? '';
};

test('the owner sets a bid date with a seal, four weeks ahead unless another is chosen', async () => {
  const http = fakeHttp().on('post', '/api/opportunities/3/bid_date/', { body: {} });
  renderDeals(<ModalOpener name="bid-date" props={{ opportunityId: 3, bidDate: null, hasSealed: false }} />, {
    http,
  });
  await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: /sealed until then/ }));
  expect(screen.getByText('Until then no letter is accepted.')).toBeTruthy();
  await press('Set and tell the buyers');
  await waitFor(() => expect(http.calls.at(-1)?.body).toEqual({ date: dayFromNow(28), sealed: true }));
});

test('a seal under which letters came can’t be taken off', async () => {
  const bidDate = { date: dayFromNow(5), sealed: true };
  renderDeals(<ModalOpener name="bid-date" props={{ opportunityId: 3, bidDate, hasSealed: true }} />, {
    http: fakeHttp(),
  });
  await open();
  expect(await screen.findByRole('checkbox', { name: /sealed until then/ })).toBeDisabled();
});

test.each([
  [null, 'No bid date is set', ['Set a bid date']],
  [
    { date: dayFromNow(5), sealed: false },
    'Letters are due by',
    ['Change the bid date', 'Remove the bid date'],
  ],
  [
    { date: dayFromNow(-1), sealed: false },
    'The bid date was',
    ['Set another bid date', 'Remove the bid date'],
  ],
])('the bid date %j on the page of the offers', (bid_date, text, buttons) => {
  renderDeals(<BidDatePanel offers={buildOffers([], { bid_date })} />, { http: fakeHttp() });
  expect(document.body.textContent).toContain(text);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
});

test('sealed letters are named by who sent them, and keep their day', () => {
  const offers = buildOffers([], {
    bid_date: { date: dayFromNow(5), sealed: true },
    sealed: [{ letter: sealedLetter, buyer: buildParty({ first_name: 'Thomas', last_name: 'Keller' }) }],
  });
  renderDeals(<BidDatePanel offers={offers} />, { http: fakeHttp() });
  const row = screen.getByRole('listitem');
  expect(row).toHaveTextContent(/Thomas KellerLetter of .*Sealed/);
  expect(within(row).getByRole('link', { name: 'Thomas Keller' })).toHaveAttribute(
    'href',
    routes.dealView(sealedLetter.deal_id, { tab: 'loi' }),
  );
  expect(screen.queryByRole('button', { name: 'Remove the bid date' })).toBeNull();
});

test('the seller reads that a sealed letter came, its author that it is sealed', () => {
  const bid_date = { date: dayFromNow(5), sealed: true };
  const theirs = texts(buildDeal({ ...seller, bid_date, sealed_letters: [sealedLetter] }));
  expect(theirs).toContain('Sent by Thomas Keller');
  expect(theirs).toContain('together with every other sealed letter');
  const own = buildLetter({ is_sealed: true });
  expect(texts(buildDeal({ phase: 'loi', bid_date, loi_documents: [own] }))).toContain('only you read it');
  const withdrawn = buildLetter({ is_sealed: true, status: 'withdrawn' });
  expect(texts(buildDeal({ phase: 'loi', loi_documents: [withdrawn] }))).toContain('It stays sealed');
});

test('the seller answers a letter with other terms, and a message', async () => {
  const answered = buildLetter({ terms: buildTerms(), file_made: true });
  const http = fakeHttp()
    .on('get', '/api/deals/7/', { body: buildDeal({ ...seller, loi_documents: [answered] }) })
    .on('post', '/api/deal_loi_documents/31/counter/', { body: answered });
  renderDeals(<ModalOpener name="loi-counter" props={{ dealId: 7, letter: answered }} />, { http });
  await open();
  const price = await screen.findByRole('textbox', { name: /^Price/ });
  expect(screen.queryByRole('textbox', { name: /Financing/ })).toBeNull();
  await userEvent.clear(price);
  await userEvent.type(price, '4000000');
  await userEvent.type(screen.getByRole('textbox', { name: /Message/ }), 'Our last word');
  await press('Send the counter-proposal');
  await waitFor(() => expect(http.calls.some(({ method }) => method === 'post')).toBe(true));
  const body = http.calls.find(({ method }) => method === 'post')?.body;
  expect(body).toMatchObject({ price: 4_000_000, message: 'Our last word', expiration_date: dayFromNow(14) });
  expect(body).not.toHaveProperty('financing');
});

test('the buyer declines a counter-proposal without a reason', async () => {
  const http = fakeHttp()
    .on('get', '/api/deals/7/', { body: buildDeal({ phase: 'loi', loi_documents: [letter] }) })
    .on('post', '/api/deal_loi_documents/31/decline_counter/', { body: letter });
  renderDeals(<ModalOpener name="counter-decline" props={{ dealId: 7, letterId: 31 }} />, { http });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Decline it' }));
  await waitFor(() =>
    expect(http.calls.find(({ method }) => method === 'post')?.body).toEqual({ reason: '' }),
  );
});

test('a counter-proposal is shown as the seller’s, and compared with the version that it answers', () => {
  const shown = texts(buildDeal({ phase: 'loi', loi_documents: [letter] }));
  expect(shown).toContain('Counter-proposal to version 1');
  expect(shown).toContain('By Claire Moreau');
  const row = within(screen.getByRole('table')).getByRole('row', { name: /^Price/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['€3,800,000', '€4,000,000']);
});
