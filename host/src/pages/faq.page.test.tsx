import { fakeHttp, pasteInto, renderWithPlatform } from '@handover/shared/testing';
import { buildPaged } from '@handover/shared/testing/node';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../locales/en/messages.json';
import pages from '../locales/en/pages.json';
import { FaqPage } from './faq.page.tsx';

const categories = [
  { id: 1, name: 'Confidentiality', name_fr: 'Confidentialité' },
  { id: 2, name: 'Account', name_fr: 'Compte' },
];
const entry = (id: number, category: number, question: string, answer: string) => ({
  id,
  category,
  question,
  question_fr: question,
  answer,
  answer_fr: answer,
});
const questions = [
  entry(101, 1, 'Do candidates see each other?', 'No. Each deal is a room of its own.'),
  entry(102, 1, 'What does your staff see?', 'Every listing, before it is published.'),
  entry(201, 2, 'What does Handover cost?', 'Nothing.'),
];
const serve = () =>
  fakeHttp()
    .on('get', '/api/faq-categories/', { body: buildPaged(categories) })
    .on('get', '/api/faq/', { body: buildPaged(questions) });
const show = (http = serve(), route = '/faq') =>
  renderWithPlatform(<FaqPage />, { http, route, resources: { en: { common: {}, pages, messages } } });
const shown = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('questions are listed by category, and filtered by the URL', async () => {
  const { address } = show();
  await screen.findByRole('heading', { level: 2, name: 'Confidentiality' });
  expect(shown()).toHaveLength(3);
  await userEvent.click(screen.getByRole('link', { name: /^Account/ }));
  expect(address()).toBe('/faq?category=2');
  expect(shown()).toEqual(['What does Handover cost?']);
});

test('a search filters, announces the number of matches and is in the URL', async () => {
  const { address } = show();
  await screen.findByRole('heading', { level: 2, name: 'Account' });
  await pasteInto(screen.getByRole('searchbox'), 'published');
  expect(screen.getByRole('status').textContent).toBe('1 answer for “published”');
  expect(shown()).toEqual(['What does your staff see?']);
  expect(screen.getByText('published').tagName).toBe('MARK');
  expect(screen.getByText('published').closest('details')?.open).toBe(true);
  await waitFor(() => expect(address()).toBe('/faq?q=published'));
});

test('no match in this category, but in others: a link to those', async () => {
  const { address } = show(serve(), '/faq?category=2&q=room');
  await userEvent.click(await screen.findByRole('link', { name: 'See 1 answer under another heading' }));
  expect(address()).toBe('/faq?q=room');
  expect(shown()).toEqual(['Do candidates see each other?']);
});

test('no match at all: a link to the contact form', async () => {
  show(serve(), '/faq?q=unicorn');
  await screen.findByRole('heading', { name: 'No answer has these words' });
  expect(screen.getAllByRole('link', { name: 'Write to us' })[0]?.getAttribute('href')).toBe(
    '/about-us#contact-us',
  );
});

test('the answer that the URL names is open', async () => {
  show(serve(), '/faq#faq-102');
  const question = await screen.findByText('What does your staff see?');
  expect(question.closest('details')?.open).toBe(true);
  expect(screen.getByText('Do candidates see each other?').closest('details')?.open).toBe(false);
});

test('a failed request shows only the error, and can be retried', async () => {
  const http = serve().on('get', '/api/faq/', { status: 400, body: { detail: 'Refused' } });
  show(http);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('link', { name: /^Account/ })).toBeNull();
  http.on('get', '/api/faq/', { body: buildPaged(questions) });
  await userEvent.click(retry);
  await waitFor(() => expect(shown()).toHaveLength(3));
});
