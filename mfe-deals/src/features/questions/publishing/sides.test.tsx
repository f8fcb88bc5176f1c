import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildDeal, buildQuestion } from '../../../testing/build-deal.ts';
import { buildPublished } from '../../../testing/build-published.ts';
import { answered, openQuestions, publishedPath } from '../testing/open-questions.tsx';

const PEOPLE = [
  { id: 3, name: 'Claire Moreau' },
  { id: 4, name: 'Anne Roux' },
];
const assign = '/api/questions_and_answers/51/assign/';
const publish = '/api/questions_and_answers/52/publish/';
const theirs = () => answered({ mine: false, actions: ['correct', 'publish', 'assign'] });

test('a question is put to a person of one’s side, and who saw another one is told', async () => {
  const open = buildQuestion({ actions: ['answer', 'assign'] });
  const { http } = openQuestions([open], buildDeal(), '?tab=questions', { people: PEOPLE });
  http.on('post', assign, { body: { ...open, assignee: PEOPLE[1] } });
  const choice = await screen.findByRole('combobox', { name: 'Put question 3 to' });
  await userEvent.selectOptions(choice, 'Anne Roux');
  await screen.findByText('Anne Roux has it now, and is told.');
  expect(http.calls.find(({ path }) => path === assign)?.body).toEqual({ person_id: 4, before: null });
  // Who puts it to themselves is told of nothing.
  http.on('post', assign, { body: { ...open, assignee: PEOPLE[0], assigned_to_me: true } });
  await userEvent.selectOptions(choice, 'Claire Moreau');
  await screen.findByText('You have it now.');
  http.on('post', assign, { status: 409, body: { code: 'question.wrong_assignee' } });
  await userEvent.selectOptions(choice, 'Claire Moreau');
  await screen.findByText('It was put to somebody else meanwhile. Look to whom, and choose again.');
});

test('alone on a side there is nobody to put it to, and no filter for it', async () => {
  openQuestions([buildQuestion({ actions: ['answer', 'assign'] })], buildDeal(), '?tab=questions', {
    people: PEOPLE.slice(0, 1),
  });
  await screen.findByRole('button', { name: /Asked by you/ });
  expect(screen.queryByRole('button', { name: /Put to you/ })).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('an answer is published in words that were looked over; a change meanwhile is told, and keeps what was typed', async () => {
  const { http } = openQuestions([theirs()]);
  http.on('post', publish, { status: 409, body: { code: 'record.changed' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Publish question 1 to all buyers' }));
  const question = await screen.findByRole('textbox', { name: /Question, as all buyers read it/ });
  expect(question).toHaveValue('Who stays on?');
  expect(question).toHaveFocus();
  await userEvent.clear(question);
  await userEvent.type(question, 'Who stays?');
  const send = screen.getByRole('button', { name: 'Publish to all buyers' });
  await userEvent.click(send);
  await screen.findByText(
    'It was changed meanwhile, and nothing was sent. Read what it says now; with the next press your words are sent.',
  );
  expect(question).toHaveValue('Who stays?');
  http.on('post', publish, { status: 201, body: theirs() });
  await userEvent.click(send);
  await screen.findByText('It is published, and the other buyers are told.');
  const sent = http.calls.filter(({ path }) => path === publish);
  expect(sent.at(-1)?.body).toEqual({ subject: '', question: 'Who stays?', answer: 'Yes.' });
});

test.each([
  ['company', 1],
  ['deal', 0],
] as const)(
  'who acts by a mandate of the %s changes what other buyers read, or not',
  async (scope, buttons) => {
    const acting_for = {
      delegation_id: 5,
      name: 'Claire Moreau',
      scope,
      right: 'ask',
      may_accept: false,
    } as const;
    openQuestions([{ ...theirs(), published: buildPublished() }], buildDeal({ acting_for }));
    await screen.findByText('Published to all buyers: what they read');
    expect(screen.queryAllByText('Withdraw')).toHaveLength(buttons);
  },
);

test('what is published stands above the questions of the deal; only the seller changes it', async () => {
  const published = [buildPublished({ corrected_at: '2026-11-23T09:00:00.000Z' })];
  const { unmount } = openQuestions([answered()], buildDeal(), '?tab=questions', { published });
  const section = await screen.findByRole('region', { name: 'Published to all buyers' });
  expect(within(section).getByText('For nine years.')).toBeVisible();
  expect(within(section).queryByRole('button')).toBeNull();
  screen.getByRole('heading', { name: 'Questions of this deal' });
  unmount();
  const { http } = openQuestions([answered()], buildDeal(), '?tab=questions', {
    published,
    mayChange: true,
  });
  http.on('delete', '/api/published_answers/61/', { status: 409, body: { code: 'record.changed' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw it from all buyers?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await screen.findByText('It was not withdrawn: it was corrected meanwhile. Read it again first.');
  expect(http.calls.filter(({ path }) => path === publishedPath).length).toBeGreaterThan(1);
});
