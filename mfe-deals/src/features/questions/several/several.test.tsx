import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildDeal } from '../../../testing/build-deal.ts';
import { openQuestions } from '../testing/open-questions.tsx';

const several = '/api/deals/7/questions_and_answers/several/';

async function paste(rows: string[]) {
  const { http } = openQuestions([], buildDeal({ actions: ['ask'] }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ask several from a spreadsheet' }));
  fireEvent.change(await screen.findByLabelText('paste'), { target: { value: rows.join('\n') } });
  await userEvent.click(screen.getByRole('button', { name: 'readRows' }));
  return http;
}

test('rows are told apart before anything is sent: empty, too long, repeated; the others are asked at once', async () => {
  const http = await paste([
    'List of questions\t',
    'Section\tQuestion',
    'Legal\t\u00a0Who owns the patents?\u00a0',
    'Legal\t',
    `Tax\t${'x'.repeat(5001)}`,
    'Tax\tWHO owns  the patents?',
    '\tWho audits?',
  ]);
  http.on('post', several, { status: 201, body: { count: 2 } });
  const table = await screen.findByRole('table');
  expect(within(table).getByText('The same as in a row above')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ask 2 questions' }));
  await screen.findByText('2 questions are sent.');
  const [sent] = http.calls.filter(({ path }) => path === several);
  expect(sent?.body).toEqual({
    questions: [{ question: 'Who owns the patents?', subject: 'Legal' }, { question: 'Who audits?' }],
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a list of one column needs no header; what was asked before is marked, and nothing is lost', async () => {
  const http = await paste(['Who audits?', 'Who pays?']);
  http.on('post', several, {
    status: 409,
    body: { detail: 'Asked', code: 'question.asked_before', params: { rows: '2' } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ask 2 questions' }));
  const cell = await screen.findByText('You have asked this in the deal already');
  expect(cell.closest('td')).toHaveTextContent('Who pays?');
  expect(screen.getByRole('dialog')).toBeTruthy();
});
