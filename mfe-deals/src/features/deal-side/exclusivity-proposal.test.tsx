import { type DealDetail, paths } from '@handover/shared/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildNextStep } from '../../testing/build-deal.ts';
import { end, openSide, running, sent, sure } from './testing/open-side.tsx';

/** The end of 20 January in the marketplace. */
const earlier = '2030-01-20T22:59:59.999Z';
const proposed = {
  ...running,
  next_step: buildNextStep({ code: 'proposal.buyer', deadline: end }),
  exclusivity_proposal: { id: 1, end_time: earlier, proposed_at: '2029-12-01T10:00:00.000Z', mine: false },
  actions: ['answer_exclusivity_proposal'],
} satisfies Partial<DealDetail>;

test('while a proposal waits for an answer, only that has the accent', async () => {
  openSide({ ...proposed, actions: ['answer_exclusivity_proposal', 'phase_forward'] });
  const onward = await screen.findByRole('button', { name: 'Move on to the SPA' });
  expect(onward.getAttribute('data-variant')).toBe('default');
  expect(screen.getByRole('button', { name: 'Agree to it' }).getAttribute('data-variant')).not.toBe(
    'default',
  );
});

test('last days are those of the marketplace, wherever they are read', async () => {
  const deadline = '2030-01-31T22:59:59.999Z';
  openSide({ ...proposed, next_step: buildNextStep({ code: 'proposal.buyer', deadline }) });
  expect(await screen.findByText(/ends on 20\sJan\s2030 instead of 31\sJan\s2030/)).toBeTruthy();
  expect(screen.getByText(/^31\sJan\s2030, end of the day in Paris$/)).toBeTruthy();
  expect(screen.getByText(/on 20\sJan\s2030\b(?! instead)/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Agree to it' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Your exclusivity then ends on 20\sJan\s2030/)).toBeTruthy();
});

test('the buyer agrees to an earlier end after a question that says what it means', async () => {
  const { http } = openSide(proposed);
  await userEvent.click(await screen.findByRole('button', { name: 'Agree to it' }));
  expect(sent(http)).toEqual([]);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/Your exclusivity then ends on/)).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Agree to it' }));
  await waitFor(() => expect(sent(http)).toEqual([[paths.answerExclusivityProposal(7), { agreed: true }]]));
});

test('the buyer does not agree, the seller takes the proposal back, each after a question', async () => {
  const { http, unmount } = openSide(proposed);
  await sure('Do not agree', http);
  await waitFor(() => expect(sent(http)).toEqual([[paths.answerExclusivityProposal(7), { agreed: false }]]));
  unmount();

  const seller = openSide({
    ...proposed,
    side: 'seller',
    exclusivity_proposal: { ...proposed.exclusivity_proposal, mine: true },
    actions: ['withdraw_exclusivity_proposal'],
  });
  await sure('Withdraw the proposal', seller.http);
  await waitFor(() =>
    expect(sent(seller.http).map(([path]) => path)).toEqual([paths.withdrawExclusivityProposal(7)]),
  );
});

test('who was slower is told that the proposal no longer stands', async () => {
  const { http } = openSide(proposed);
  http.on('post', paths.answerExclusivityProposal(7), {
    status: 409,
    body: { detail: 'No earlier end is proposed any more', code: 'exclusivity.no_proposal' },
  });
  await sure('Do not agree', http);
  expect(await screen.findByText(/^The proposal no longer stands/)).toBeTruthy();
});
