import { fakeHttp, pasteInto } from '@handover/shared/testing';
import { buildPaged } from '@handover/shared/testing/node';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildDeal, buildQuestion } from '../../testing/build-deal.ts';
import { renderDeals } from '../../testing/render-deals.tsx';
import { QuestionPanel } from './question-panel.tsx';

const path = '/api/deals/7/questions_and_answers/';
test('the side that was asked can answer', async () => {
  const http = fakeHttp()
    .on('get', path, { body: buildPaged([buildQuestion()]) })
    .on('patch', '/api/questions_and_answers/51/', { body: buildQuestion({ answer: 'All of them.' }) });
  renderDeals(<QuestionPanel deal={buildDeal({ side: 'seller', role: 'owner' })} />, { http });

  const people = await screen.findByRole('region', { name: 'People' });
  await userEvent.click(within(people).getByRole('button', { name: 'Answer' }));
  await pasteInto(within(people).getByRole('textbox', { name: /Your answer/ }), 'All of them.');
  await userEvent.click(within(people).getByRole('button', { name: 'Send the answer' }));
  await waitFor(() =>
    expect(http.calls.find(({ method }) => method === 'patch')?.body).toEqual({ answer: 'All of them.' }),
  );
});

test('the asker may correct the question until it is answered', async () => {
  const http = fakeHttp().on('get', path, {
    body: buildPaged([
      buildQuestion({ mine: true }),
      buildQuestion({ id: 52, mine: true, answer: 'Yes.', category: null }),
    ]),
  });
  renderDeals(<QuestionPanel deal={buildDeal()} />, { http });
  expect(await screen.findAllByRole('button', { name: 'Edit the question' })).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Other' })).toBeTruthy();
});

test('asking is offered only where the server offers it', async () => {
  const http = fakeHttp().on('get', path, { body: buildPaged([]) });
  const { unmount } = renderDeals(<QuestionPanel deal={buildDeal()} />, { http });
  expect(await screen.findByText('No question yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ask the question' })).toBeNull();
  unmount();
  renderDeals(<QuestionPanel deal={buildDeal({ actions: ['ask'] })} />, { http });
  expect(await screen.findByRole('button', { name: 'Ask the question' })).toBeTruthy();
});
