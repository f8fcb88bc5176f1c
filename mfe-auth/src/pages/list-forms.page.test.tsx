import { paths } from '@handover/shared/contract';
import { type FakeHttp, fakeHttp, pasteInto, renderWithPlatform } from '@handover/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildFaqEntry, buildName } from '../testing/build-lists.ts';
import { FaqEntryPage } from './faq-entry.page.tsx';
import { ListedNamePage } from './listed-name.page.tsx';

const categories = [buildName({ name: 'Privacy' }), buildName({ id: 2, name: 'Fees' })];
const withQuestions = (entries = [buildFaqEntry()]) =>
  fakeHttp()
    .on('get', paths.houseList('faq_categories'), { body: { results: categories } })
    .on('get', paths.faqEntries, () => ({ body: { results: entries } }));
const withSectors = () =>
  fakeHttp()
    .on('get', paths.houseList('sectors'), { body: { results: [buildName()] } })
    .on('get', paths.houseList('sub_sectors'), { body: { results: [] } });
const showQuestion = (http: FakeHttp, id: string | number) =>
  renderWithPlatform(<FaqEntryPage />, {
    http,
    route: `/staff-room/questions/${id}`,
    path: '/staff-room/questions/:id',
    signedIn: true,
  });
const showName = (http: FakeHttp, address: string) =>
  renderWithPlatform(<ListedNamePage />, {
    http,
    route: `/staff-room/lists/${address}`,
    path: '/staff-room/lists/:list/:id',
    signedIn: true,
  });
const fieldOf = (name: RegExp) => screen.findByRole('textbox', { name });
const retype = async (name: RegExp, text: string) => {
  await userEvent.clear(await fieldOf(name));
  await pasteInto(await fieldOf(name), text);
};
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'lists.save' }));
const sent = (http: FakeHttp) => http.calls.filter(({ method }) => method !== 'get');

test('of a question only what has changed is sent, with the version that was read', async () => {
  const entry = buildFaqEntry();
  const answer = 'Nobody at all, until you agree.';
  const http = withQuestions().on('patch', paths.faqEntry(101), { body: { ...entry, answer } });
  showQuestion(http, 101);
  await retype(/lists.faq.answer(?!Fr)/, answer);
  await save();
  await screen.findByText('lists.saved');
  expect(sent(http)).toMatchObject([{ method: 'patch', body: { answer } }]);
});

test('a new question is hidden, in the category of the address, until somebody decides otherwise', async () => {
  const http = withQuestions().on('post', paths.faqEntries, { body: buildFaqEntry({ id: 1000 }) });
  showQuestion(http, 'create?category=2');
  await pasteInto(await fieldOf(/lists.faq.question(?!Fr)/), 'Who pays the notary?');
  await pasteInto(await fieldOf(/lists.faq.questionFr/), 'Qui paie le notaire ?');
  await pasteInto(await fieldOf(/lists.faq.answer(?!Fr)/), 'Usually the buyer does.');
  await save();
  await waitFor(async () => expect(await fieldOf(/lists.faq.answerFr/)).toBeInvalid());
  expect(sent(http)).toEqual([]);
  await pasteInto(await fieldOf(/lists.faq.answerFr/), 'En général l’acquéreur.');
  await save();
  await screen.findByText('lists.saved');
  expect(sent(http)[0]?.body).toEqual({
    ...{ question: 'Who pays the notary?', question_fr: 'Qui paie le notaire ?' },
    ...{ answer: 'Usually the buyer does.', answer_fr: 'En général l’acquéreur.' },
    ...{ category: 2, published: false },
  });
});

test('where a colleague was first, both versions are shown, and nothing that was typed is lost', async () => {
  const entries = [buildFaqEntry()];
  const changed = { status: 409, body: { detail: 'Changed meanwhile', code: 'record.changed' } };
  const http = withQuestions(entries).on('patch', paths.faqEntry(101), changed);
  showQuestion(http, 101);
  const mine = 'My answer to that question.';
  await retype(/lists.faq.answer(?!Fr)/, mine);
  entries[0] = buildFaqEntry({
    answer: 'The answer of a colleague.',
    updated_at: '2026-11-22T09:00:00.000Z',
  });
  await save();
  expect(await screen.findByRole('group', { name: 'lists.faq.answer' })).toHaveTextContent(
    'The answer of a colleague.',
  );
  expect(await fieldOf(/lists.faq.answer(?!Fr)/)).toHaveValue(mine);
  http.on('patch', paths.faqEntry(101), { body: buildFaqEntry({ answer: mine }) });
  await save();
  await screen.findByText('lists.saved');
  expect(sent(http)).toHaveLength(2);
});

test('a name that another entry has is refused at its field', async () => {
  const refused = {
    status: 400,
    body: { name_fr: ['Another entry has this'], codes: { name_fr: [{ code: 'value.taken' }] } },
  };
  const http = withSectors().on('post', paths.houseList('sub_sectors'), refused);
  showName(http, 'sub_sectors/create?parent=1');
  expect(await screen.findByText('Industry')).toBeVisible();
  await pasteInto(await fieldOf(/lists.name(?!Fr)/), 'Foundries');
  await pasteInto(await fieldOf(/lists.nameFr/), 'Fonderies');
  await save();
  const french = await fieldOf(/lists.nameFr/);
  await waitFor(() => expect(french).toBeInvalid());
  expect(french).toHaveValue('Fonderies');
  expect(sent(http)[0]?.body).toEqual({ name: 'Foundries', name_fr: 'Fonderies', parent: 1, retired: false });
});

test.each(['sectors/77', 'countries/1', 'sub_sectors/create?parent=9', 'sub_sectors/create'])(
  'there is no entry at %s',
  async (address) => {
    showName(withSectors(), address);
    expect(await screen.findByText('lists.notFound')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'lists.save' })).toBeNull();
  },
);

test('there is no question of that number', async () => {
  showQuestion(withQuestions(), 9);
  expect(await screen.findByText('lists.notFound')).toBeVisible();
});
