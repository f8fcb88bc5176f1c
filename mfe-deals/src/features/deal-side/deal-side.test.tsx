import { type DealDetail, paths } from '@handover/shared/contract';
import { fakeHttp } from '@handover/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildDeal, buildLetter, buildNextStep, buildParty } from '../../testing/build-deal.ts';
import { noonInDays } from '../../testing/noon-in-days.ts';
import { renderDeals } from '../../testing/render-deals.tsx';
import { DealSide } from './deal-side.tsx';

const end = noonInDays(30);
const earlier = '2030-01-20T23:59:59.999Z';
const running = {
  phase: 'due_diligence',
  next_step: buildNextStep({ code: 'due_diligence.buyer', deadline: end }),
} as const;
const proposed = {
  ...running,
  next_step: buildNextStep({ code: 'proposal.buyer', deadline: end }),
  exclusivity_proposal: { id: 1, end_time: earlier, proposed_at: '2029-12-01T10:00:00.000Z', mine: false },
  actions: ['answer_exclusivity_proposal'],
} satisfies Partial<DealDetail>;

function open(facts: Partial<DealDetail>) {
  const deal = buildDeal(facts);
  const http = fakeHttp()
    .on('get', '/api/deals/7/', { body: deal })
    .on('post', paths.answerExclusivityProposal(7), { body: deal })
    .on('post', paths.withdrawExclusivityProposal(7), { body: deal });
  return { http, ...renderDeals(<DealSide deal={deal} />, { http }) };
}
const sent = (http: ReturnType<typeof fakeHttp>) =>
  http.calls.filter(({ method }) => method === 'post').map(({ path, body }) => [path, body]);

test.each([
  ['introduction', 'submit_loi', 'loi-of-deal-7', 'Continue your letter'],
  ['loi', 'update_loi', 'loi-31-1', 'Continue your new version'],
] as const)('in %s a letter that was begun is gone on with: %s', async (phase, action, draft, name) => {
  const deal = buildDeal({ phase, actions: [action], loi_documents: [buildLetter()] });
  const { unmount, platform } = renderDeals(<DealSide deal={deal} />);
  const slot = platform.drafts.of(draft);
  expect(screen.queryByRole('button', { name })).toBeNull();
  unmount();
  slot.write(JSON.stringify({ at: Date.now(), values: { financing: 'Equity' } }));
  const begun = renderDeals(<DealSide deal={deal} />, { platform });
  expect(screen.getByRole('button', { name })).toBeVisible();
  begun.unmount();
  // It was discarded.
  slot.write(JSON.stringify({ older: [] }));
  renderDeals(<DealSide deal={deal} />, { platform });
  expect(screen.queryByRole('button', { name })).toBeNull();
  slot.remove();
});

test('who paused it is told', async () => {
  open({
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
  open({
    opportunity: { ...opportunity, type_of_opportunity: type },
    next_step: buildNextStep({ move: 'theirs', code }),
  });
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test.each([
  ['introduction.buyer', 'sell', 'ask questions', 'questions'],
  ['introduction.buyer', 'buy', 'ask your questions', 'questions'],
  ['introduction.seller', 'buy', 'answer their questions', 'questions'],
  ['due_diligence.buyer', 'sell', 'data room', 'data-room'],
  ['due_diligence.seller', 'sell', 'answer their questions', 'questions'],
  ['paused.byOther', 'sell', 'answer questions', 'questions'],
] as const)('of %s on a %s opportunity, "%s" leads there', async (code, type, name, tab) => {
  const { opportunity } = buildDeal();
  open({
    opportunity: { ...opportunity, type_of_opportunity: type },
    counts: { open_questions: 1, new_documents: 0, letters: 0 },
    next_step: buildNextStep({ code }),
  });
  const link = await screen.findByRole('link', { name });
  expect(link).toHaveAttribute('href', `/user-deals/view/7?tab=${tab}`);
});

test.each([
  ['introduction.seller', 'buy', /are in touch; the next step is their letter of intent/],
  ['due_diligence.seller', 'sell', /no question waits for you/],
  ['due_diligence.seller', 'buy', /no question waits for you/],
] as const)(
  'of %s on a %s opportunity without an open question, none is to be answered',
  async (code, type, sentence) => {
    const { opportunity } = buildDeal();
    open({ opportunity: { ...opportunity, type_of_opportunity: type }, next_step: buildNextStep({ code }) });
    expect(await screen.findByText(sentence)).toBeTruthy();
  },
);

test('e-mail and phone of the other party stand there, the phone as people write it', async () => {
  open({ other_party: buildParty({ phone: '+33612345678' }) });
  expect((await screen.findByRole('link', { name: '+33 6 12 34 56 78' })).getAttribute('href')).toBe(
    'tel:+33612345678',
  );
  expect(screen.getByRole('link', { name: 'seller@handover.test' })).toBeTruthy();
});

test.each([
  ['whose name is hidden', { first_name: '', last_name: '' }, 'Name hidden'],
  ['with a closed account', { first_name: 'Former', last_name: 'user', is_former: true }, 'Former user'],
])('the initials of a person %s are not those of the words instead', async (_who, party, words) => {
  open({ other_party: buildParty({ ...party, email: null, linkedin_url: '', image: null }) });
  const address = (await screen.findByText(words)).closest('address');
  expect(address).toHaveTextContent(new RegExp(`^${words}$`));
  expect(address?.querySelector('svg')).toBeTruthy();
});

test('that the other party is suspended is told, as long as the deal is open', async () => {
  const other_party = buildParty({ is_suspended: true });
  const { unmount } = open({ other_party });
  const told = /^The account of Claire Moreau is suspended/;
  expect(await screen.findByText(told)).toBeTruthy();
  unmount();
  open({ other_party, status: 'cancelled' });
  expect(await screen.findAllByText('Claire Moreau')).toBeTruthy();
  expect(screen.queryByText(told)).toBeNull();
});

test('the owner reads the message of the request there', async () => {
  const message = 'We run two bakeries near Vannes.';
  const { unmount } = open({ role: 'owner', side: 'seller', request_message: message });
  expect(await screen.findByText(message)).toBeTruthy();
  unmount();
  open({ request_message: message });
  expect(await screen.findByRole('link', { name: 'seller@handover.test' })).toBeTruthy();
  expect(screen.queryByText(message)).toBeNull();
});

test('once the deal is over it says why there is no contact, and nothing ticks', async () => {
  open({
    status: 'completed',
    other_party: buildParty({ email: null }),
    next_step: buildNextStep({ move: 'none', code: 'completed.buyer', deadline: end }),
  });
  expect(await screen.findByText(/were open to both sides while the deal was/)).toBeTruthy();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByRole('region', { name: 'How it ended' })).toBeTruthy();
});

test('a rival had no contact during the exclusivity of another deal', async () => {
  open({
    status: 'cancelled',
    cancellation_reason: 'sold',
    other_party: buildParty({ email: null }),
    next_step: buildNextStep({ move: 'none', code: 'cancelled.sold' }),
  });
  expect(await screen.findByText(/while the deal was, except during the exclusivity/)).toBeTruthy();
});

test('while a proposal waits for an answer, only that has the accent', async () => {
  open({ ...proposed, actions: ['answer_exclusivity_proposal', 'phase_forward'] });
  const onward = await screen.findByRole('button', { name: 'Move on to the SPA' });
  expect(onward.getAttribute('data-variant')).toBe('default');
  expect(screen.getByRole('button', { name: 'Agree to it' }).getAttribute('data-variant')).not.toBe(
    'default',
  );
});

test('days are counted, not seconds', async () => {
  open(running);
  expect((await screen.findByRole('timer')).textContent).toBe('30 days');
});

test('what waits leads to its tab', async () => {
  open({ counts: { open_questions: 3, new_documents: 1, letters: 0 } });
  const list = await screen.findByRole('list');
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['1 new document', '/user-deals/view/7?tab=data-room'],
    ['3 open questions', '/user-deals/view/7?tab=questions'],
  ]);
});

test.each(['completed', 'cancelled'] as const)('nothing waits in a deal that is %s', async (status) => {
  open({ status, counts: { open_questions: 3, new_documents: 1, letters: 0 } });
  expect(await screen.findByRole('region', { name: 'How it ended' })).toBeTruthy();
  expect(screen.queryByText('What waits')).toBeNull();
});

test('a deal resumes after a question that says who is told', async () => {
  const { http } = open({
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
  open({
    status: 'completed',
    other_party: buildParty({ first_name: 'Former', last_name: 'user', is_former: true, email: null }),
    next_step: buildNextStep({ move: 'none', code: 'completed.seller' }),
  });
  expect(await screen.findByText('Former user')).toBeTruthy();
  expect(screen.getByText(/: a former user has taken the business over/)).toBeTruthy();
});

test('the buyer agrees to an earlier end after a question that says what it means', async () => {
  const { http } = open(proposed);
  await userEvent.click(await screen.findByRole('button', { name: 'Agree to it' }));
  expect(sent(http)).toEqual([]);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/Your exclusivity then ends on/)).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Agree to it' }));
  await waitFor(() => expect(sent(http)).toEqual([[paths.answerExclusivityProposal(7), { agreed: true }]]));
});

/** The button, and the same in the question that follows: nothing is sent before. */
async function sure(name: string, http: ReturnType<typeof fakeHttp>) {
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog');
  expect(sent(http)).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name }));
}

test('the buyer does not agree, the seller takes the proposal back, each after a question', async () => {
  const { http, unmount } = open(proposed);
  await sure('Do not agree', http);
  await waitFor(() => expect(sent(http)).toEqual([[paths.answerExclusivityProposal(7), { agreed: false }]]));
  unmount();

  const seller = open({
    ...proposed,
    side: 'seller',
    exclusivity_proposal: { ...proposed.exclusivity_proposal, mine: true },
    actions: ['withdraw_exclusivity_proposal'],
  });
  await sure('Withdraw the proposal', seller.http);
  await waitFor(() =>
    expect(sent(seller.http).map(([path]) => path)).toEqual([paths.withdrawExclusivityProposal(7)]),
  );
});

test('who was slower is told that the proposal no longer stands', async () => {
  const { http } = open(proposed);
  http.on('post', paths.answerExclusivityProposal(7), {
    status: 409,
    body: { detail: 'No earlier end is proposed any more', code: 'exclusivity.no_proposal' },
  });
  await sure('Do not agree', http);
  expect(await screen.findByText(/^The proposal no longer stands/)).toBeTruthy();
});
