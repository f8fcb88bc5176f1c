import type { DealDetail } from '@handover/shared/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { buildDeal, buildLetter, buildNextStep, buildParty } from '../../testing/build-deal.ts';
import { renderDeals } from '../../testing/render-deals.tsx';
import { DealSide } from './deal-side.tsx';
import { end, openSide, running, sent, sure } from './testing/open-side.tsx';

const none = buildDeal().counts;

test.each([
  ['introduction', 'submit_loi', 'loi-of-deal-7', 'Continue your letter'],
  ['loi', 'update_loi', 'loi-31-1', 'Continue your new version'],
] as const)('in %s a letter that was begun is gone on with: %s', async (phase, action, draft, name) => {
  const deal = buildDeal({ phase, actions: [action], loi_documents: [buildLetter()] });
  const { unmount, platform } = renderDeals(<DealSide deal={deal} />);
  const slot = platform.drafts.of(draft);
  expect(screen.queryByRole('link', { name })).toBeNull();
  unmount();
  slot.write(JSON.stringify({ at: Date.now(), values: { financing: 'Equity' } }));
  const begun = renderDeals(<DealSide deal={deal} />, { platform });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/user-deals/letter/7');
  begun.unmount();
  // It was discarded.
  slot.write(JSON.stringify({ older: [] }));
  renderDeals(<DealSide deal={deal} />, { platform });
  expect(screen.queryByRole('link', { name })).toBeNull();
  slot.remove();
});

test.each([
  ['buyer', 'owner', 1],
  ['buyer', 'requester', 1],
  ['seller', 'requester', 0],
  ['seller', 'owner', 0],
] as const)(
  'to the %s, as the %s, the company is named beside its seller only',
  async (side, role, times) => {
    const private_data = { company_name: 'Avonmead Payroll' } as DealDetail['private_data'];
    openSide({ side, role, private_data });
    await screen.findByRole('heading', { name: /^The (seller|buyer)/ });
    expect(screen.queryAllByText('Avonmead Payroll')).toHaveLength(times);
  },
);

test('who paused it is told', async () => {
  openSide({
    status: 'paused',
    paused_by: 'other',
    next_step: buildNextStep({ move: 'theirs', code: 'paused.byOther' }),
  });
  expect(await screen.findByText(/^Claire Moreau paused the deal on/)).toBeTruthy();
});

test.each([
  ['introduction.buyer', 'sell', /you can read the private data/],
  ['introduction.buyer', 'buy', /you and Claire Moreau are in touch/],
  ['introduction.seller', 'buy', /the next step is their letter of intent/],
  ['cancelled.sold', 'buy', /another business was bought/],
  ['loi.buyer', 'buy', /to answer your letter of intent/],
] as const)('of %s on a %s opportunity, in the words of its kind', async (code, type, sentence) => {
  const { opportunity } = buildDeal();
  openSide({
    opportunity: { ...opportunity, type_of_opportunity: type },
    next_step: buildNextStep({ move: 'theirs', code }),
  });
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test.each([
  ['introduction.buyer', 'sell', 'ask questions', 'questions'],
  ['introduction.buyer', 'buy', 'ask your questions', 'questions'],
  ['due_diligence.buyer', 'sell', 'data room', 'data-room'],
  ['questions.seller', 'sell', '1 question', 'questions'],
  ['questions.buyer', 'buy', '1 question', 'questions'],
  ['paused.byOther', 'sell', 'answer questions', 'questions'],
] as const)('of %s on a %s opportunity, "%s" leads there', async (code, type, name, tab) => {
  const { opportunity } = buildDeal();
  openSide({
    opportunity: { ...opportunity, type_of_opportunity: type },
    counts: { ...none, questions_to_answer: 1 },
    next_step: buildNextStep({ code }),
  });
  const link = await screen.findByRole('link', { name });
  expect(link).toHaveAttribute('href', `/user-deals/view/7?tab=${tab}`);
});

test.each([
  ['introduction.seller', 'buy', /are in touch; the next step is their letter of intent/],
  ['due_diligence.seller', 'sell', /no question waits for you: once/],
  ['due_diligence.seller', 'buy', /no question waits for you: once/],
] as const)(
  'of %s on a %s opportunity without an open question, none is to be answered',
  async (code, type, sentence) => {
    const { opportunity } = buildDeal();
    openSide({
      opportunity: { ...opportunity, type_of_opportunity: type },
      next_step: buildNextStep({ code }),
    });
    expect(await screen.findByText(sentence)).toBeTruthy();
  },
);

test('whose move it is to answer has a button that leads to the questions, before those of the phase', async () => {
  openSide({
    phase: 'loi',
    actions: ['update_loi'],
    loi_documents: [buildLetter()],
    counts: { ...none, open_questions: 3, questions_to_answer: 2 },
    next_step: buildNextStep({ code: 'questions.buyer' }),
  });
  const step = within(await screen.findByRole('region', { name: 'Your move' }));
  expect(step.getByText(/waits for your answer to/)).toHaveTextContent('to 2 questions.');
  const answer = step.getByRole('link', { name: 'Answer' });
  expect(answer).toHaveAttribute('href', '/user-deals/view/7?tab=questions');
  expect(step.getByRole('link', { name: 'Send a new version' })).toHaveAttribute('data-variant', 'default');
});

test('the step in a few words, for a phone, leads to its tab as well', async () => {
  openSide({ next_step: buildNextStep({ code: 'loi.seller' }), side: 'seller', role: 'owner' });
  const link = await screen.findByRole('link', { name: 'Accept or decline the letter of intent of Claire.' });
  expect(link).toHaveAttribute('href', '/user-deals/view/7?tab=loi');
});

test('e-mail and phone of the other party stand there, the phone as people write it', async () => {
  openSide({ other_party: buildParty({ phone: '+33612345678' }) });
  expect((await screen.findByRole('link', { name: '+33 6 12 34 56 78' })).getAttribute('href')).toBe(
    'tel:+33612345678',
  );
  expect(screen.getByRole('link', { name: 'seller@handover.test' })).toBeTruthy();
});

test('what the other party tells of themselves stands under their name', async () => {
  const other_party = buildParty({
    role: 'Managing director',
    company: 'Keller Baustoffe',
    place: 'Strasbourg',
    spoken_languages: 'French, German',
    website: 'https://keller.example',
    about: 'Three takeovers in ten years.',
  });
  openSide({ other_party });
  expect(await screen.findByText('Managing director, Keller Baustoffe')).toBeVisible();
  expect(screen.getByText('Strasbourg · French, German')).toBeVisible();
  expect(screen.getByRole('link', { name: 'https://keller.example' })).toHaveAttribute('rel', 'noreferrer');
  expect(screen.getByText('Three takeovers in ten years.')).toBeVisible();
});

test.each([
  ['whose name is hidden', { first_name: '', last_name: '' }, 'Name hidden'],
  ['with a closed account', { first_name: 'Former', last_name: 'user', is_former: true }, 'Former user'],
])('the initials of a person %s are not those of the words instead', async (_who, party, words) => {
  openSide({ other_party: buildParty({ ...party, email: null, linkedin_url: '', image: null }) });
  const address = (await screen.findByText(words)).closest('address');
  expect(address).toHaveTextContent(new RegExp(`^${words}$`));
  expect(address?.querySelector('svg')).toBeTruthy();
});

test('that the other party is suspended is told, as long as the deal is open', async () => {
  const other_party = buildParty({ is_suspended: true });
  const { unmount } = openSide({ other_party });
  const told = /^The account of Claire Moreau is suspended/;
  expect(await screen.findByText(told)).toBeTruthy();
  unmount();
  openSide({ other_party, status: 'cancelled' });
  expect(await screen.findAllByText('Claire Moreau')).toBeTruthy();
  expect(screen.queryByText(told)).toBeNull();
});

test('the owner reads the message of the request there', async () => {
  const message = 'We run two bakeries near Vannes.';
  const { unmount } = openSide({ role: 'owner', side: 'seller', request_message: message });
  expect(await screen.findByText(message)).toBeTruthy();
  unmount();
  openSide({ request_message: message });
  expect(await screen.findByRole('link', { name: 'seller@handover.test' })).toBeTruthy();
  expect(screen.queryByText(message)).toBeNull();
});

test('once the deal is over it says why there is no contact, and nothing ticks', async () => {
  openSide({
    status: 'completed',
    other_party: buildParty({ email: null }),
    next_step: buildNextStep({ move: 'none', code: 'completed.buyer', deadline: end }),
  });
  expect(await screen.findByText(/were open to both sides while the deal was/)).toBeTruthy();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByRole('region', { name: 'How it ended' })).toBeTruthy();
});

test('a rival had no contact during the exclusivity of another deal', async () => {
  openSide({
    status: 'cancelled',
    cancellation_reason: 'sold',
    other_party: buildParty({ email: null }),
    next_step: buildNextStep({ move: 'none', code: 'cancelled.sold' }),
  });
  expect(await screen.findByText(/while the deal was, except during the exclusivity/)).toBeTruthy();
});

test('days are counted, not seconds', async () => {
  openSide(running);
  expect((await screen.findByRole('timer')).textContent).toBe('30 days');
});

test('what waits leads to its tab', async () => {
  openSide({ counts: { ...none, open_questions: 3, new_documents: 1 } });
  const list = await screen.findByRole('list');
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['1 new document', '/user-deals/view/7?tab=data-room'],
    ['3 open questions', '/user-deals/view/7?tab=questions'],
  ]);
});

test.each(['completed', 'cancelled'] as const)('nothing waits in a deal that is %s', async (status) => {
  openSide({ status, counts: { ...none, open_questions: 3, new_documents: 1 } });
  expect(await screen.findByRole('region', { name: 'How it ended' })).toBeTruthy();
  expect(screen.queryByText('What waits')).toBeNull();
});

test('a deal resumes after a question that says who is told', async () => {
  const { http } = openSide({
    status: 'paused',
    paused_by: 'me',
    actions: ['resume'],
    next_step: buildNextStep({ code: 'paused.byViewer' }),
  });
  http.on('post', '/api/deals/7/pause_or_unpause_deal/', { body: buildDeal() });
  await sure('Resume the deal', http);
  await waitFor(() => expect(sent(http)).toHaveLength(1));
});

test('of a closed account it says that in the language of the page', async () => {
  openSide({
    status: 'completed',
    other_party: buildParty({ first_name: 'Former', last_name: 'user', is_former: true, email: null }),
    next_step: buildNextStep({ move: 'none', code: 'completed.seller' }),
  });
  expect(await screen.findByText('Former user')).toBeTruthy();
  expect(screen.getByText(/^Completed on .*: a former user has taken the business over/)).toBeTruthy();
});
