import type { DealDetail } from '@handover/shared/contract';
import { fakeHttp } from '@handover/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildDeal } from '../../../testing/build-deal.ts';
import { ModalOpener } from '../../../testing/modal-opener.tsx';
import { renderDeals } from '../../../testing/render-deals.tsx';

async function open(action: 'complete' | 'cancel', facts: Partial<DealDetail>) {
  const deal = buildDeal({ phase: 'closing', ...facts });
  renderDeals(<ModalOpener name="deal-action" props={{ deal, action }} />, { http: fakeHttp() });
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('heading', { name: 'What this does' });
  return {
    dialog,
    sentences: dialog.getAllByRole('listitem').map(({ textContent }) => textContent),
  };
}
const onMandate = (role: DealDetail['role']): Partial<DealDetail> => ({
  role,
  side: role === 'owner' ? 'buyer' : 'seller',
  type_of_opportunity: 'buy',
  number_of_active_deals: null,
});

test('completing says what becomes of the listing, of rivals, of the data room and of contact', async () => {
  const { dialog, sentences } = await open('complete', {
    role: 'owner',
    side: 'seller',
    number_of_active_deals: 3,
  });
  expect(sentences).toEqual([
    expect.stringMatching(/^Claire Moreau has 7 days to confirm/),
    expect.stringMatching(/closed for good/),
    expect.stringMatching(/leaves the market. For 90 days its public page says that it is sold/),
    expect.stringMatching(/^Any other listing of the company is closed as sold/),
    expect.stringMatching(/^2 other deals are cancelled, .* not with whom/),
    expect.stringMatching(/^You and Claire Moreau can go on reading data room, .* without an end date/),
    expect.stringMatching(/no longer see each other’s e.mail/),
  ]);
  // Enter, pressed once more than meant, completes nothing.
  expect(dialog.getByRole('button', { name: 'action.cancel' })).toHaveFocus();
});

test('on a mandate, of which the seller does not know the other deals, none are counted', async () => {
  const { sentences } = await open('complete', onMandate('requester'));
  expect(sentences).toContainEqual(expect.stringMatching(/The mandate leaves .* fulfilled/));
  expect(sentences).toContainEqual(expect.stringMatching(/^Other deals on this mandate are cancelled/));
});

test.each([
  ['owner', /^Claire Moreau can no longer open .*; you still can/, /^Claire Moreau can ask .* 30 days/],
  ['requester', /^You can no longer open .* who the other side is/, /^You can ask Claire Moreau .* 30 days/],
] as const)(
  'cancelling says to the %s what both sides lose, what stays, and who may ask again',
  async (role, access, again) => {
    const { sentences } = await open('cancel', { role });
    expect(sentences).toEqual([
      expect.stringMatching(/ends at once/),
      expect.stringMatching(access),
      expect.stringMatching(/letter of intent is withdrawn/),
      expect.stringMatching(/no longer see each other’s e.mail/),
      expect.stringMatching(/^You and Claire Moreau can go on reading questions/),
      expect.stringMatching(again),
    ]);
  },
);

test('of a mandate there was no access to ask for', async () => {
  const { sentences } = await open('cancel', onMandate('owner'));
  expect(sentences.at(-1)).toBe('Claire Moreau can make another introduction after 30 days only.');
});
