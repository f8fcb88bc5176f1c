import type { Question } from '@handover/shared/contract';
import { pasteInto } from '@handover/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildDeal, buildQuestion, buildQuestions } from '../../testing/build-deal.ts';
import { answered, entries, file, openQuestions, path } from './testing/open-questions.tsx';

const sent = (http: ReturnType<typeof openQuestions>['http']) => {
  const body = http.calls.find(({ method }) => method === 'patch')?.body;
  return body instanceof FormData ? Object.fromEntries(body) : body;
};

test('the side that was asked answers, with attachments', async () => {
  const { http } = openQuestions([buildQuestion()]);
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
  const { http, address } = openQuestions(
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
  const { http } = openQuestions([
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
  const { http } = openQuestions([buildQuestion({ mine: true, actions: ['edit', 'delete'] })]);
  http.on('delete', '/api/questions_and_answers/51/', {
    status: 409,
    body: { detail: 'Answered', code: 'question.answered' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete question 3?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/it has been answered meanwhile/)).toBeTruthy();
});

test('a deleted question leaves the list, which gets the focus; only the text that was read is deleted', async () => {
  const { http } = openQuestions([buildQuestion({ mine: true, actions: ['edit', 'delete'] }), answered()]);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  http.on('delete', '/api/questions_and_answers/51/', { status: 204 });
  http.on('get', path, { body: buildQuestions([answered()]) });
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete question 3?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Your question is deleted.')).toBeTruthy();
  const [left, ...others] = await entries();
  expect(others).toEqual([]);
  await waitFor(() => expect(document.activeElement?.contains(left ?? null)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
  const [deletion] = http.calls.filter(({ method }) => method === 'delete');
  expect(deletion?.ifMatch).toBe('"2026-11-20T09:00:00.000Z"');
});

describe('what happens while somebody writes', () => {
  async function writing(first: Question, name: string) {
    const view = openQuestions([first]);
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
