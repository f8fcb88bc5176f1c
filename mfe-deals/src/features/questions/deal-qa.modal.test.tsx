import type { DealDetail, Question } from '@handover/shared/contract';
import { fakeHttp, pasteInto } from '@handover/shared/testing';
import { buildPaged } from '@handover/shared/testing/node';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildDeal, buildQuestion } from '../../testing/build-deal.ts';
import { ModalOpener } from '../../testing/modal-opener.tsx';
import { renderDeals } from '../../testing/render-deals.tsx';

async function open(deal: DealDetail, questionId?: number, questions: Question[] = [buildQuestion()]) {
  const http = fakeHttp()
    .on('get', '/api/deals/7/', { body: deal })
    .on('get', '/api/deals/7/questions_and_answers/', ({ params }) => ({
      body:
        params.page === '1'
          ? buildPaged([buildQuestion({ id: 1 })], { next_page: 2 })
          : buildPaged(questions),
    }));
  renderDeals(<ModalOpener name="deal-qa" props={{ dealId: 7, questionId }} />, { http });
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  return { http, dialog: within(await screen.findByRole('dialog')) };
}
const dialogCloses = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('asks a question', async () => {
  const { http, dialog } = await open(buildDeal({ actions: ['ask'] }));
  http.on('post', '/api/questions_and_answers/', { status: 201, body: buildQuestion() });
  const field = await dialog.findByRole('textbox', { name: 'Your question' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await pasteInto(field, 'Who stays on?');
  await userEvent.click(dialog.getByRole('button', { name: 'Ask the question' }));
  await dialogCloses();
  const sent = http.calls.find(({ method }) => method === 'post')?.body;
  expect(sent).toMatchObject({ deal_id: 7, question: 'Who stays on?' });
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

test('answers a question of the other side, on whichever page of the list it is', async () => {
  const { http, dialog } = await open(buildDeal({ side: 'seller', role: 'owner' }), 51);
  http.on('patch', '/api/questions_and_answers/51/', { body: buildQuestion({ answer: 'All.' }) });
  await pasteInto(await dialog.findByRole('textbox', { name: 'Your answer' }), 'All.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send the answer' }));
  await dialogCloses();
  expect(http.calls.find(({ method }) => method === 'patch')?.body).toEqual({ answer: 'All.' });
});

test('the viewer’s own question can be corrected until it is answered', async () => {
  const own = buildQuestion({ mine: true });
  const { dialog } = await open(buildDeal(), 51, [own]);
  expect((await dialog.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('Who stays on?');
});

test.each([
  ['answered', 51, [buildQuestion({ mine: true, answer: 'All of them.' })], 'All of them.'],
  ['not found', 99, [buildQuestion()], 'This question is not here any more.'],
])('a question that is %s has no form', async (_what, id, questions, text) => {
  const { dialog } = await open(buildDeal(), id, questions);
  expect(await dialog.findByText(text)).toBeTruthy();
  expect(dialog.queryByRole('textbox')).toBeNull();
});
