import type { DealDetail, Question } from '@handover/shared/contract';
import { useModals } from '@handover/shared/modals';
import { fakeHttp, pasteInto } from '@handover/shared/testing';
import { buildPaged } from '@handover/shared/testing/node';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildDeal } from '../../testing/build-deal.ts';
import { renderDeals } from '../../testing/render-deals.tsx';

const question = (overrides: Partial<Question> = {}): Question => ({
  id: 51,
  deal_id: 7,
  category: 'people',
  question: 'Who stays on?',
  answer: null,
  asked_by: 'buyer',
  mine: false,
  created_at: '2026-11-20T09:00:00.000Z',
  answered_at: null,
  ...overrides,
});

function Opener({ questionId }: { questionId?: number }) {
  const modals = useModals();
  const open = () => void modals.open('deal-qa', { dealId: 7, ...(questionId ? { questionId } : {}) });
  return (
    <button type="button" onClick={open}>
      open
    </button>
  );
}

async function open(deal: DealDetail, questionId?: number, questions: Question[] = [question()]) {
  const http = fakeHttp()
    .on('get', '/api/deals/7/', { body: deal })
    .on('get', '/api/deals/7/questions_and_answers/', ({ params }) => ({
      body: params.page === '1' ? buildPaged([question({ id: 1 })], { next_page: 2 }) : buildPaged(questions),
    }));
  renderDeals(<Opener questionId={questionId} />, { http });
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  return { http, dialog: within(await screen.findByRole('dialog')) };
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('a question is asked from anywhere', async () => {
  const { http, dialog } = await open(buildDeal({ actions: ['ask'] }));
  http.on('post', '/api/questions_and_answers/', { status: 201, body: question() });
  const field = await dialog.findByRole('textbox', { name: 'Your question' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await pasteInto(field, 'Who stays on?');
  await userEvent.click(dialog.getByRole('button', { name: 'Ask the question' }));
  await gone();
  const sent = http.calls.find(({ method }) => method === 'post')?.body;
  expect(sent).toMatchObject({ deal_id: 7, question: 'Who stays on?' });
});

test('refused, as the deal was paused meanwhile: it says so, and what was typed is kept', async () => {
  const { http, dialog } = await open(buildDeal({ actions: ['ask'] }));
  http.on('post', '/api/questions_and_answers/', { status: 409, body: { detail: 'This deal is paused' } });
  const field = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });
  await pasteInto(field, 'Who stays on?');
  await userEvent.click(dialog.getByRole('button', { name: 'Ask the question' }));
  expect(await dialog.findByText(/it is paused or over/)).toBeTruthy();
  expect(field.value).toBe('Who stays on?');
});

test('the other side’s question is answered, on whichever page of the list it is', async () => {
  const { http, dialog } = await open(buildDeal({ side: 'seller', role: 'owner' }), 51);
  http.on('patch', '/api/questions_and_answers/51/', { body: question({ answer: 'All.' }) });
  await pasteInto(await dialog.findByRole('textbox', { name: 'Your answer' }), 'All.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send the answer' }));
  await gone();
  expect(http.calls.find(({ method }) => method === 'patch')?.body).toEqual({ answer: 'All.' });
});

test('one’s own is corrected until it is answered; answered, it is read', async () => {
  const own = question({ mine: true });
  const { dialog } = await open(buildDeal(), 51, [own]);
  expect((await dialog.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('Who stays on?');
});

test.each([
  ['answered', 51, [question({ mine: true, answer: 'All of them.' })], 'All of them.'],
  ['gone', 99, [question()], 'This question is not here any more.'],
])('a question that is %s has nothing to write', async (_what, id, questions, text) => {
  const { dialog } = await open(buildDeal(), id, questions);
  expect(await dialog.findByText(text)).toBeTruthy();
  expect(dialog.queryByRole('textbox')).toBeNull();
});
