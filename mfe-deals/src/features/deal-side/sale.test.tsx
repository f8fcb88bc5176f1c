import { type DealDetail, paths } from '@handover/shared/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCompletion } from '../../testing/build-completion.ts';
import { buildNextStep } from '../../testing/build-deal.ts';
import { noonInDays } from '../../testing/noon-in-days.ts';
import { openSide, sent, sure } from './testing/open-side.tsx';

const answer = noonInDays(6);
const declared = {
  phase: 'closing',
  next_step: buildNextStep({ code: 'completion.buyer', deadline: answer }),
  completion: buildCompletion(),
  actions: ['answer_completion'],
} satisfies Partial<DealDetail>;

test('the buyer sees what was stated, until when it can be answered, and both answers', async () => {
  openSide(declared);
  expect(await screen.findByText(/^Claire Moreau says that the sale is completed: confirm it/)).toBeVisible();
  expect(screen.getByText(/^Claire Moreau stated this on [^.]*\.$/)).toBeVisible();
  expect(screen.getByText('€3,700,000')).toBeVisible();
  expect(screen.getByText('Answer about the completion due')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Confirm the completion' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Do not confirm' })).toBeEnabled();
});

test('the seller takes it back after a question', async () => {
  const { http } = openSide({
    ...declared,
    role: 'owner',
    side: 'seller',
    next_step: buildNextStep({ code: 'completion.seller', move: 'theirs', deadline: answer }),
    completion: buildCompletion({ mine: true }),
    actions: ['withdraw_completion'],
  });
  await sure('Take it back', http);
  await waitFor(() => expect(sent(http)).toEqual([[paths.withdrawCompletion(7), undefined]]));
});

test.each<[NonNullable<DealDetail['completion']>['state'], Partial<DealDetail>, RegExp | null]>([
  ['refused', {}, /^You did not confirm it on/],
  ['confirmed', { status: 'completed' }, /^Stated by Claire Moreau on .*, confirmed on/],
  [
    'elapsed',
    { status: 'completed' },
    /^Stated by Claire Moreau on .*; in effect since .*, without an answer/,
  ],
  ['announced', {}, /^Claire Moreau confirmed the sale on/],
  ['withdrawn', {}, null],
])('a completion that is %s says so', async (state, facts, text) => {
  const completion = buildCompletion({
    state,
    decided_at: noonInDays(-1),
    refusal_reason: state === 'refused' ? 'The stock was not counted' : null,
  });
  openSide({ phase: 'closing', next_step: buildNextStep({ code: 'closing.buyer' }), completion, ...facts });
  if (text) expect(await screen.findByText(text)).toBeVisible();
  else expect(screen.queryByText('Completion')).toBeNull();
  expect(screen.queryByText('The stock was not counted') !== null).toBe(state === 'refused');
});

test('both sides of a completed deal download its dossier; there is none before', async () => {
  const follow = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { unmount } = openSide(declared);
  await screen.findByText('Completion');
  expect(screen.queryByText('Dossier')).toBeNull();
  unmount();
  const { http } = openSide({
    phase: 'closing',
    status: 'completed',
    next_step: buildNextStep({ code: 'completed.buyer', move: 'none' }),
  });
  http.on('post', paths.createDossier(7), { body: { url: '/api/dossier_downloads/?token=x' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Download the dossier' }));
  await waitFor(() => expect(follow).toHaveBeenCalled());
  expect(sent(http)).toEqual([[paths.createDossier(7), undefined]]);
});
