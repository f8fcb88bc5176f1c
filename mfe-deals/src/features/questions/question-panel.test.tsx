import type { DealDetail, Question } from '@handover/shared/contract';
import { fakeHttp, pasteInto } from '@handover/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { buildDeal, buildQuestion, buildQuestions } from '../../testing/build-deal.ts';
import { renderDeals } from '../../testing/render-deals.tsx';
import { QuestionPanel } from './question-panel.tsx';

const path = '/api/deals/7/questions_and_answers/';
const file = (id: number, name: string) => ({
  id,
  name,
  size: 2048,
  extension: 'pdf',
  group: null,
  url: `/api/files/${id}/`,
  created_at: '2026-11-20T09:00:00.000Z',
});
const answered = (overrides: Partial<Question> = {}) =>
  buildQuestion({
    id: 52,
    number: 1,
    mine: true,
    answer: 'Yes.',
    answerer: 'Claire Moreau',
    answered_at: '2026-11-21T09:00:00.000Z',
    actions: [],
    ...overrides,
  });

function open(questions: Question[], deal: DealDetail = buildDeal(), query = '?tab=questions') {
  const http = fakeHttp().on('get', path, { body: buildQuestions(questions) });
  const view = renderDeals(<QuestionPanel deal={deal} />, {
    http,
    route: `/user-deals/view/7${query}`,
    path: '/user-deals/view/:id',
  });
  return { http, ...view };
}
const entries = async () => {
  await screen.findAllByRole('listitem');
  return screen.getAllByRole('listitem').filter((each) => within(each).queryByRole('heading'));
};
const asked = (http: ReturnType<typeof open>['http']) =>
  http.calls.filter((call) => call.path === path).map(({ params }) => params);
const sent = (http: ReturnType<typeof open>['http']) => {
  const body = http.calls.find(({ method }) => method === 'patch')?.body;
  return body instanceof FormData ? Object.fromEntries(body) : body;
};

test('who asked, what about, what was answered, and what the answer said before', async () => {
  const old = [{ answer: 'No.', written_at: '2026-11-21T09:00:00.000Z' }];
  open([
    buildQuestion({ subject: 'Key people', files: [file(8, 'Chart.pdf')] }),
    answered({ earlier_answers: old, corrected_at: '2026-11-22T09:00:00.000Z' }),
  ]);
  const [first, second] = (await entries()).map((each) => within(each));
  expect(first?.getByRole('heading').textContent).toBe('No. 3Key people');
  expect(first?.getByText(/^People · Asked by Thomas Keller, buyer, on 20 Nov 2026$/)).toBeTruthy();
  expect(first?.getByText('Waiting for your answer')).toBeTruthy();
  expect(first?.getByRole('button', { name: /^Chart\.pdf/ })).toBeTruthy();
  expect(
    second?.getByText(/^Answered by Claire Moreau on 21 Nov 2026 · corrected on 22 Nov 2026$/),
  ).toBeTruthy();
  expect(second?.getByText('What it said before')).toBeTruthy();
  expect(second?.getByText('No.')).toBeTruthy();
});

test('who has closed their account is named within the sentence', async () => {
  open([answered({ mine: false, asker: null, answerer: null })]);
  expect(await screen.findByText(/Asked by a former user, buyer/)).toBeTruthy();
  expect(screen.getByText(/^Answered by a former user on/)).toBeTruthy();
});

test('the filter and the search are in the address, and each filter says how many there are', async () => {
  const { http, address } = open([buildQuestion(), answered()]);
  await entries();
  const filters = within(screen.getByRole('group', { name: 'Which questions' }));
  expect(filters.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'All2',
    'Open1',
    'Answered1',
    'Asked by you1',
  ]);
  await userEvent.click(filters.getByRole('button', { name: /Open/ }));
  expect(address()).toBe('/user-deals/view/7?tab=questions&filter=open');
  await pasteInto(screen.getByRole('searchbox'), 'lease');
  await waitFor(() => expect(address()).toBe('/user-deals/view/7?tab=questions&filter=open&search=lease'));
  await waitFor(() => expect(asked(http).at(-1)).toEqual({ page: '1', filter: 'open', search: 'lease' }));
});

test.each([
  [{ status: 'cancelled' }, /Attachments are closed, as the deal is over/],
  [{ status: 'paused', pause_reason: 'exclusivity' }, /only your own attachments are open/],
] as const)(
  'the requester reads why attachments are missing; the owner reads them all: %o',
  async (state, text) => {
    const { unmount } = open([answered()], buildDeal({ ...state, role: 'requester' }));
    expect(await screen.findByText(text)).toBeTruthy();
    unmount();
    open([answered()], buildDeal({ ...state, role: 'owner' }));
    await entries();
    expect(screen.queryByText(text)).toBeNull();
  },
);

test('nothing found, and nothing asked yet', async () => {
  const { unmount } = open([], buildDeal(), '?tab=questions&search=lease');
  expect(await screen.findByText('No question like that')).toBeTruthy();
  unmount();
  open([]);
  expect(await screen.findByText('No question yet')).toBeTruthy();
});

test.each(['completed', 'cancelled'] as const)('nothing can come any more: %s', async (status) => {
  const deal = buildDeal({ status, role: 'requester' });
  const { unmount } = open([], deal);
  expect(await screen.findByText('No question was asked')).toBeTruthy();
  unmount();
  open([buildQuestion({ mine: true, actions: [] })], deal);
  expect(await screen.findByText('Not answered')).toBeTruthy();
});

test('answers come first, the form after; asking is offered only where the server offers it', async () => {
  const { unmount } = open([answered()]);
  await entries();
  expect(screen.queryByRole('textbox', { name: 'Your question' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ask a question' })).toBeNull();
  unmount();
  open([answered()], buildDeal({ actions: ['ask'] }));
  const [entry] = await entries();
  const field = screen.getByRole('textbox', { name: 'Your question' });
  expect(Number(entry?.compareDocumentPosition(field)) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ask a question' }));
  expect(document.activeElement).toBe(field);
});

function PausedLater() {
  const [isPaused, setPaused] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setPaused(true)}>
        pause
      </button>
      <QuestionPanel deal={isPaused ? buildDeal({ status: 'paused' }) : buildDeal({ actions: ['ask'] })} />
    </>
  );
}

test.each([[[]], [[answered()]]])(
  'while exclusivity of another deal runs, none can be asked: it says so',
  async (questions) => {
    open(questions, buildDeal({ status: 'paused', pause_reason: 'exclusivity' }));
    expect(await screen.findByText('None can be asked while exclusivity runs in another deal.')).toBeTruthy();
  },
);

test('what was typed is kept where the deal is paused meanwhile', async () => {
  const http = fakeHttp().on('get', path, { body: buildQuestions([]) });
  renderDeals(<PausedLater />, { http });
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });
  await pasteInto(field, 'Who stays?');
  await userEvent.click(screen.getByRole('button', { name: 'pause' }));
  expect(await screen.findByText(/Questions are closed, as.*What you typed stays here/)).toBeTruthy();
  expect(field.isConnected && field.value).toBe('Who stays?');
  expect(screen.queryByRole('button', { name: 'Ask the question' })).toBeNull();
});

test('the question that a link leads to is marked and takes the focus, on whichever page of the list it is', async () => {
  const { http } = open([answered()], buildDeal(), '?tab=questions&question=77');
  http.on('get', '/api/questions_and_answers/77/', {
    body: buildQuestion({ id: 77, number: 40, question: 'Which leases run?' }),
  });
  const text = await screen.findByText('Which leases run?');
  expect(text.closest('li')?.dataset.addressed).toBe('true');
  expect(document.activeElement).toBe(text.closest('li'));
  expect(await entries()).toHaveLength(2);
});

test('a link to a question that was deleted says so', async () => {
  const { http } = open([answered()], buildDeal(), '?tab=questions&question=77');
  http.on('get', '/api/questions_and_answers/77/', {
    status: 404,
    body: { detail: 'Not found', code: 'question.not_found' },
  });
  expect(await screen.findByText('This question is not here any more.')).toBeTruthy();
});

test('the side that was asked answers, with attachments', async () => {
  const { http } = open([buildQuestion()]);
  http.on('patch', '/api/questions_and_answers/51/', { body: answered() });
  await userEvent.click(await screen.findByRole('button', { name: 'Answer question 3' }));
  const answer = screen.getByRole('textbox', { name: 'Your answer' });
  expect(document.activeElement).toBe(answer);
  await pasteInto(answer, 'All of them.');
  const [field] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  if (!field) throw new Error('No file field');
  await userEvent.upload(field, new File(['%PDF-1.7'], 'team.pdf', { type: 'application/pdf' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  await waitFor(() => expect(sent(http)).toMatchObject({ answer: 'All of them.' }));
  expect((sent(http) as { files: File }).files.name).toBe('team.pdf');
  expect(await screen.findByText('Your answer is sent.')).toBeTruthy();
});

test('what was asked is seen, and what was answered, wherever the list has it then', async () => {
  const { http, address } = open(
    [answered()],
    buildDeal({ actions: ['ask'] }),
    '?tab=questions&search=lease',
  );
  const text = 'Which leases run on after the sale?';
  http.on('post', '/api/questions_and_answers/', { status: 201, body: buildQuestion({ id: 78 }) });
  http.on('get', '/api/questions_and_answers/78/', {
    body: buildQuestion({ id: 78, question: text, number: 5, actions: ['answer'] }),
  });
  await pasteInto(await screen.findByRole('textbox', { name: 'Your question' }), text);
  await userEvent.click(screen.getByRole('button', { name: 'Ask the question' }));
  const entry = (await screen.findByText(text)).closest('li');
  await waitFor(() => expect(entry).toHaveFocus());
  expect(entry?.dataset.addressed).toBe('true');
  expect(address()).toBe('/user-deals/view/7?tab=questions&search=lease&question=78');

  http.on('patch', '/api/questions_and_answers/78/', { body: answered({ id: 78 }) });
  await userEvent.click(screen.getByRole('button', { name: 'Answer question 5' }));
  await pasteInto(screen.getByRole('textbox', { name: 'Your answer' }), 'All of them.');
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  await waitFor(() => expect(entry).toHaveFocus());
  // Scrolled to: without this the view would stay where the form was.
  expect(focus.mock.calls.at(-1)).toEqual([]);
  focus.mockRestore();
});

test('an answer is corrected: its text is there, and an attachment is taken away', async () => {
  const { http } = open([
    answered({ mine: false, actions: ['correct'], answer_files: [file(9, 'Old.pdf')] }),
  ]);
  http.on('patch', '/api/questions_and_answers/52/', { body: answered() });
  await userEvent.click(await screen.findByRole('button', { name: 'Correct the answer to question 1' }));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
  expect(field.value).toBe('Yes.');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Old.pdf' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send the correction' }));
  await waitFor(() => expect(sent(http)).toEqual({ answer: 'Yes.', removed_files: '9' }));
});

test('an own question is deleted after a question; where it was answered meanwhile, that is told', async () => {
  const { http } = open([buildQuestion({ mine: true, actions: ['edit', 'delete'] })]);
  http.on('delete', '/api/questions_and_answers/51/', {
    status: 409,
    body: { detail: 'Answered', code: 'question.answered' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete question 3?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/it has been answered meanwhile/)).toBeTruthy();
});

test('a deleted question leaves the list; only the text that was read is deleted', async () => {
  const { http } = open([buildQuestion({ mine: true, actions: ['edit', 'delete'] }), answered()]);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  http.on('delete', '/api/questions_and_answers/51/', { status: 204 });
  http.on('get', path, { body: buildQuestions([answered()]) });
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete question 3?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Your question is deleted.')).toBeTruthy();
  expect(await entries()).toHaveLength(1);
  const [deletion] = http.calls.filter(({ method }) => method === 'delete');
  expect(deletion?.ifMatch).toBe('"2026-11-20T09:00:00.000Z"');
});

describe('what happens while somebody writes', () => {
  async function writing(first: Question, name: string) {
    const view = open([first]);
    await userEvent.click(await screen.findByRole('button', { name }));
    const become = async (questions: Question[]) => {
      view.http.on('get', path, { body: buildQuestions(questions) });
      await act(() => view.platform.queries.invalidateQueries());
    };
    return { ...view, become };
  }
  const own = buildQuestion({ mine: true, actions: ['edit', 'delete'] });
  const later = { updated_at: '2026-11-20T10:00:00.000Z' };

  test('the question is changed: the writer is told before anything is sent, and goes on', async () => {
    const { http, become } = await writing(buildQuestion(), 'Answer question 3');
    http.on('patch', '/api/questions_and_answers/51/', { body: answered() });
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
    await pasteInto(field, 'All of them.');
    await become([buildQuestion({ ...later, question: 'Who leaves?' })]);
    const notice = await screen.findByText(/was changed while you were writing/);
    await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
    await waitFor(() => expect(document.activeElement?.contains(notice)).toBe(true));
    expect(sent(http)).toBeUndefined();
    expect(field.value).toBe('All of them.');
    await userEvent.click(screen.getByRole('button', { name: 'I have read it, go on' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
    await waitFor(() => expect(sent(http)).toEqual({ answer: 'All of them.' }));
    const patch = http.calls.find(({ method }) => method === 'patch');
    expect(patch?.ifMatch).toBe(`"${later.updated_at}"`);
  });

  test('the question is deleted: that is told, and the text stays', async () => {
    const { http, become } = await writing(buildQuestion(), 'Answer question 3');
    http.on('get', '/api/questions_and_answers/51/', {
      status: 404,
      body: { detail: 'Not found', code: 'question.not_found' },
    });
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
    await pasteInto(field, 'All of them.');
    await become([]);
    expect(await screen.findByText(/This question was deleted meanwhile/)).toBeTruthy();
    expect(field.isConnected && field.value).toBe('All of them.');
    await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
    expect(sent(http)).toBeUndefined();
  });

  test('one’s own question is answered: it can’t be changed any more, and the text stays', async () => {
    const { become } = await writing(own, 'Edit question 3');
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });
    await pasteInto(field, 'Who leaves?');
    await become([buildQuestion({ ...own, ...later, answer: 'Everybody', actions: [] })]);
    expect(await screen.findByText(/It has been answered meanwhile/)).toBeTruthy();
    expect(screen.getByText('Everybody')).toBeTruthy();
    expect(field.isConnected && field.value).toContain('Who leaves?');
  });

  test('the server knows first: nothing is sent, and what was typed stays', async () => {
    const { http } = await writing(buildQuestion(), 'Answer question 3');
    http.on('patch', '/api/questions_and_answers/51/', {
      status: 409,
      body: { detail: 'Changed', code: 'record.changed' },
    });
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
    await pasteInto(field, 'All of them.');
    await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
    expect(await screen.findByText(/It was changed meanwhile, and nothing was sent/)).toBeTruthy();
    expect(field.value).toBe('All of them.');
  });
});
