import type { Offer } from '@handover/shared/contract';
import { fakeHttp } from '@handover/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayFromNow } from '../../rules/calendar.ts';
import { buildDeal, buildLetter, buildParty, buildTerms } from '../../testing/build-deal.ts';
import { buildOffer, buildOffers } from '../../testing/build-offer.ts';
import { ModalOpener } from '../../testing/modal-opener.tsx';
import { renderDeals } from '../../testing/render-deals.tsx';

const letter = buildLetter({ terms: buildTerms({ exclusivity_days: 60 }) });
const mine = buildOffer(letter);
const rival = (name: string, overrides: Partial<Offer['letter']>): Offer =>
  buildOffer(
    { id: 32, deal_id: 8, ...overrides },
    { buyer: buildParty({ first_name: name, last_name: 'Lindgren' }) },
  );

async function accepting(deal: Partial<Parameters<typeof buildDeal>[0]>, offers: Offer[] | null) {
  const shown = buildDeal({ phase: 'loi', role: 'owner', side: 'seller', loi_documents: [letter], ...deal });
  const http = fakeHttp()
    .on('get', '/api/deals/7/', { body: shown })
    .on(
      'get',
      '/api/opportunities/3/offers/',
      offers ? { body: buildOffers(offers) } : { status: 500, body: {} },
    );
  renderDeals(<ModalOpener name="loi-accept" props={{ dealId: 7, letter }} />, { http });
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  await screen.findByRole('button', { name: 'Accept and begin exclusivity' });
  return { http, dialog: within(screen.getByRole('dialog')) };
}

test('accepting names every other open letter, and says until when it can be answered', async () => {
  const { dialog } = await accepting({}, [
    mine,
    rival('Sofia', { expiration_date: dayFromNow(10), terms: buildTerms({ price: 4_400_000 }) }),
    rival('Nora', { id: 33, deal_id: 9, expiration_date: dayFromNow(80), terms: null }),
    rival('Paul', { id: 34, deal_id: 10, status: 'declined' }),
  ]);
  expect(await dialog.findByText(/^Sofia Lindgren, €4,400,000: .* It expires after/)).toBeTruthy();
  expect(dialog.getByText(/^Nora Lindgren: .* If that ends without a sale, you can until/)).toBeTruthy();
  expect(dialog.queryByText(/^(Paul|Thomas)/)).toBeNull();
});

test('where they can’t be loaded the dialog says so, and accepting stays possible', async () => {
  const { dialog } = await accepting({}, null);
  expect(await dialog.findByText(/^The other open letters could not be loaded/)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Accept and begin exclusivity' })).toBeEnabled();
});

test('who sells to a mandate is told of nobody, and asks for nothing', async () => {
  const { http, dialog } = await accepting({ role: 'requester' }, [mine]);
  expect(dialog.queryByText(/open letter/)).toBeNull();
  expect(http.calls.some(({ path }) => path.includes('offers'))).toBe(false);
});
