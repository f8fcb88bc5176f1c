import { fakeHttp, pasteInto } from '@handover/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { buildDeal, buildQuestion, buildQuestions } from '../../testing/build-deal.ts';
import { renderDeals } from '../../testing/render-deals.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { answered, entries, file, openQuestions, path } from './testing/open-questions.tsx';

const asked = (http: ReturnType<typeof openQuestions>['http']) =>
  http.calls.filter((call) => call.path === path).map(({ params }) => params);

test('who asked, what about, what was answered, and what the answer said before', async () => {
  const old = [{ answer: 'No.', written_at: '2026-11-21T09:00:00.000Z' }];
  openQuestions([
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

test('a question without a subject is its own title', async () => {
  openQuestions([buildQuestion({ subject: null, question: 'Who runs the ovens?' })]);
  expect(await screen.findByRole('heading', { name: /^No\. 3 ?Who runs the ovens\?$/ })).toBeTruthy();
  expect(screen.getAllByText('Who runs the ovens?')).toHaveLength(1);
});

test('who has closed their account is named within the sentence', async () => {
  openQuestions([answered({ mine: false, asker: null, answerer: null })]);
  expect(await screen.findByText(/Asked by a former user, buyer/)).toBeTruthy();
  expect(screen.getByText(/^Answered by a former user on/)).toBeTruthy();
});

test('the filter and the search are in the address, and each filter says how many there are', async () => {
  const { http, address } = openQuestions([buildQuestion(), answered()]);
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
    const { unmount } = openQuestions([answered()], buildDeal({ ...state, role: 'requester' }));
    expect(await screen.findByText(text)).toBeTruthy();
    unmount();
    openQuestions([answered()], buildDeal({ ...state, role: 'owner' }));
    await entries();
    expect(screen.queryByText(text)).toBeNull();
  },
);

test('nothing found, and nothing asked yet', async () => {
  const { unmount } = openQuestions([], buildDeal(), '?tab=questions&search=lease');
  expect(await screen.findByText('No question like that')).toBeTruthy();
  unmount();
  openQuestions([]);
  expect(await screen.findByText('No question yet')).toBeTruthy();
});

test.each(['completed', 'cancelled'] as const)('nothing can come any more: %s', async (status) => {
  const deal = buildDeal({ status, role: 'requester' });
  const { unmount } = openQuestions([], deal);
  expect(await screen.findByText('No question was asked')).toBeTruthy();
  unmount();
  openQuestions([buildQuestion({ mine: true, actions: [] })], deal);
  expect(await screen.findByText('Not answered')).toBeTruthy();
});

test('answers come first, the form after; asking is offered only where the server offers it', async () => {
  const { unmount } = openQuestions([answered()]);
  await entries();
  expect(screen.queryByRole('textbox', { name: 'Your question' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ask a question' })).toBeNull();
  unmount();
  openQuestions([answered()], buildDeal({ actions: ['ask'] }));
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
    openQuestions(questions, buildDeal({ status: 'paused', pause_reason: 'exclusivity' }));
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
  const { http } = openQuestions([answered()], buildDeal(), '?tab=questions&question=77');
  http.on('get', '/api/questions_and_answers/77/', {
    body: buildQuestion({ id: 77, number: 40, question: 'Which leases run?' }),
  });
  const text = await screen.findByText('Which leases run?');
  expect(text.closest('li')?.dataset.addressed).toBe('true');
  expect(document.activeElement).toBe(text.closest('li'));
  expect(await entries()).toHaveLength(2);
});

test('a link to a question that was deleted says so', async () => {
  const { http } = openQuestions([answered()], buildDeal(), '?tab=questions&question=77');
  http.on('get', '/api/questions_and_answers/77/', {
    status: 404,
    body: { detail: 'Not found', code: 'question.not_found' },
  });
  expect(await screen.findByText('This question is not here any more.')).toBeTruthy();
});
