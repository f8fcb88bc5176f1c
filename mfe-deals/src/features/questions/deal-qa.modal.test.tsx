import type { DealDetail, Question } from '@handover/shared/contract';
import { type FakeHttp, fakeHttp, pasteInto } from '@handover/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildDeal, buildQuestion } from '../../testing/build-deal.ts';
import { ModalOpener } from '../../testing/modal-opener.tsx';
import { renderDeals } from '../../testing/render-deals.tsx';

async function open(deal: DealDetail, questionId?: number, question: Question = buildQuestion()) {
  const http = fakeHttp()
    .on('get', '/api/deals/7/', { body: deal })
    .on('get', '/api/questions_and_answers/51/', { body: question })
    .on('get', '/api/questions_and_answers/99/', {
      status: 404,
      body: { detail: 'Not found', code: 'question.not_found' },
    });
  renderDeals(<ModalOpener name="deal-qa" props={{ dealId: 7, questionId }} />, { http });
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  return { http, dialog: within(await screen.findByRole('dialog')) };
}
const sentBy = (http: FakeHttp, method: string) => {
  const body = http.calls.find((call) => call.method === method)?.body;
  return body instanceof FormData ? Object.fromEntries(body) : body;
};
const dialogCloses = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('asks a question', async () => {
  const { http, dialog } = await open(buildDeal({ actions: ['ask'] }));
  http.on('post', '/api/questions_and_answers/', { status: 201, body: buildQuestion() });
  const field = await dialog.findByRole('textbox', { name: 'Your question' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await pasteInto(field, 'Who stays on?');
  await userEvent.click(dialog.getByRole('button', { name: 'Ask the question' }));
  await dialogCloses();
  expect(sentBy(http, 'post')).toEqual({ deal_id: '7', question: 'Who stays on?' });
});

test('a deal that was paused meanwhile: a notice, and what was typed is kept', async () => {
  const { http, dialog } = await open(buildDeal({ actions: ['ask'] }));
  http.on('post', '/api/questions_and_answers/', {
    status: 409,
    body: { detail: 'This deal is paused', code: 'deal.wrong_status' },
  });
  const field = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });
  await pasteInto(field, 'Who stays on?');
  await userEvent.click(dialog.getByRole('button', { name: 'Ask the question' }));
  expect(await dialog.findByText(/it is paused or over/)).toBeTruthy();
  expect(field.value).toBe('Who stays on?');
});

test('answers a question of the other side', async () => {
  const { http, dialog } = await open(buildDeal({ side: 'seller', role: 'owner' }), 51);
  http.on('patch', '/api/questions_and_answers/51/', { body: buildQuestion({ answer: 'All.' }) });
  await pasteInto(await dialog.findByRole('textbox', { name: 'Your answer' }), 'All.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send the answer' }));
  await dialogCloses();
  expect(sentBy(http, 'patch')).toEqual({ answer: 'All.' });
});

test('the viewer’s own question can be corrected until it is answered', async () => {
  const own = buildQuestion({ mine: true, actions: ['edit', 'delete'] });
  const { dialog } = await open(buildDeal(), 51, own);
  const field = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });
  expect(field.value).toBe('Who stays on?');
});

test.each([
  ['answered', 51, buildQuestion({ mine: true, answer: 'All of them.', actions: [] }), 'All of them.'],
  ['not found', 99, buildQuestion(), 'This question is not here any more.'],
])('a question that is %s has no form', async (_what, id, question, text) => {
  const { dialog } = await open(buildDeal(), id, question);
  expect(await dialog.findByText(text)).toBeTruthy();
  expect(dialog.queryByRole('textbox')).toBeNull();
});
