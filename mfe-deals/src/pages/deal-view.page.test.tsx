import { DAY_MS, type DealDetail, type Language } from '@handover/shared/contract';
import { fakeHttp, pasteInto } from '@handover/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  buildDeal,
  buildLetter,
  buildNextStep,
  buildQuestions,
  buildTerms,
  buildTimelineEntry,
} from '../testing/build-deal.ts';
import { buildRoomPage } from '../testing/build-room.ts';
import { renderDeals } from '../testing/render-deals.tsx';
import { DealViewPage } from './deal-view.page.tsx';

function open(deal: DealDetail, language: Language = 'en') {
  const http = fakeHttp().on('get', '/api/deals/7/', () => ({ body: deal }));
  const view = renderDeals(<DealViewPage />, {
    http,
    language,
    route: '/user-deals/view/7',
    path: '/user-deals/view/:id',
  });
  return { http, ...view };
}

test('the buyer can submit a letter; the seller waits for it', async () => {
  const { unmount } = open(buildDeal({ actions: ['submit_loi', 'ask'] }));
  const step = await screen.findByRole('region', { name: 'Your move' });
  expect(within(step).getByRole('link', { name: 'Submit a letter of intent' })).toBeTruthy();
  unmount();

  const waits = buildNextStep({ move: 'theirs', code: 'introduction.seller' });
  open(buildDeal({ side: 'seller', role: 'owner', next_step: waits }));
  const waiting = await screen.findByRole('region', { name: 'Next step' });
  expect(within(waiting).getByText(/the next step is their letter of intent/)).toBeTruthy();
  expect(within(waiting).queryByRole('button')).toBeNull();
});

test('the open tab is in the address', async () => {
  const { address, http } = open(buildDeal());
  http.on('get', '/api/deals/7/data_room/', { body: buildRoomPage() });
  http.on('post', '/api/deals/7/data_room/visit/', { status: 204 });
  await userEvent.click(await screen.findByRole('tab', { name: 'Data room' }));
  expect(address()).toBe('/user-deals/view/7?tab=data-room');
  expect(await screen.findByText('Opens with the phase “Due diligence”')).toBeTruthy();
});

test('the tabs count letters, new documents and open questions; nothing is counted where nothing is', async () => {
  open(
    buildDeal({
      counts: {
        open_questions: 2,
        questions_to_answer: 0,
        new_documents: 1,
        letters: 0,
        diligence_to_do: 0,
        closing_to_do: 0,
      },
    }),
  );
  expect(await screen.findByRole('tab', { name: /^Questions.*, 2 open$/ })).toBeTruthy();
  expect(screen.getByRole('tab', { name: /^Data room.*, 1 new$/ })).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Letter of intent' })).toBeTruthy();
});

test('the overview tells the deal: what is offered beside what is asked, and where more is told', async () => {
  const { opportunity } = buildDeal();
  const exact = {
    year: 2025,
    currency: 1,
    revenue: 4_800_000,
    ebitda: 720_000,
    normalised_ebitda: null,
    number_of_employees: 34,
  };
  open(
    buildDeal({
      phase: 'loi',
      opportunity: { ...opportunity, exact, asking_price: 4_000_000, preferred_currency: 1 },
      loi_documents: [buildLetter({ terms: buildTerms({ price: 3_800_000 }) })],
      counts: {
        open_questions: 3,
        questions_to_answer: 1,
        new_documents: 2,
        letters: 1,
        diligence_to_do: 0,
        closing_to_do: 0,
      },
      timeline: [buildTimelineEntry(), buildTimelineEntry({ id: 42, event: 'loi_submitted' })],
    }),
  );
  const story = within(await screen.findByRole('region', { name: 'The deal so far' }));
  expect(story.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Offered',
    'Asking price',
    'Exclusivity',
    'Last step',
    'New documents',
    'Open questions',
  ]);
  expect(story.getByText('€3,800,000')).toBeTruthy();
  expect(story.getByText('5.0% below the asking price')).toBeTruthy();
  expect(story.getByText('Letter of intent submitted')).toBeTruthy();
  expect(story.getByText('1 waits for your answer')).toBeTruthy();
  expect(story.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    ['loi', 'timeline', 'data-room', 'questions'].map((tab) => `/user-deals/view/7?tab=${tab}`),
  );
  // The business stands below, open to who does not know it.
  expect(screen.getByText('15.0%')).toBeTruthy();
});

test('to its owner the listing is folded', async () => {
  const { opportunity } = buildDeal();
  const exact = {
    year: 2025,
    currency: 1,
    revenue: 4_800_000,
    ebitda: 720_000,
    normalised_ebitda: null,
    number_of_employees: 34,
  };
  open(buildDeal({ role: 'owner', side: 'seller', opportunity: { ...opportunity, exact } }));
  const summary = await screen.findByText('Your listing, as this deal shows it');
  expect(screen.queryByText('15.0%')).toBeNull();
  await userEvent.click(summary);
  expect(await screen.findByText('15.0%')).toBeTruthy();
});

test('keeps a half-typed question while another tab is open', async () => {
  const { http } = open(buildDeal({ actions: ['ask'] }));
  http.on('get', '/api/deals/7/questions_and_answers/', { body: buildQuestions([]) });
  await userEvent.click(await screen.findByRole('tab', { name: 'Questions' }));
  await pasteInto(await screen.findByRole('textbox', { name: 'Your question' }), 'How many lathes');
  await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
  expect(screen.queryByRole('textbox', { name: 'Your question' })).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Questions' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' }).value).toBe(
    'How many lathes',
  );
});

test('an action of the other side shows without a reload', async () => {
  const answer = buildNextStep({ move: 'theirs', code: 'loi.buyer', deadline: '2030-12-05T23:59:59.999Z' });
  let deal = buildDeal({ phase: 'loi', next_step: answer });
  const http = fakeHttp().on('get', '/api/deals/7/', () => ({ body: deal }));
  const { platform } = renderDeals(<DealViewPage />, {
    http,
    route: '/user-deals/view/7',
    path: '/user-deals/view/:id',
  });
  expect(await screen.findByText(/to answer your letter of intent/)).toBeTruthy();

  const end = new Date(Date.now() + 60 * DAY_MS).toISOString();
  deal = buildDeal({
    phase: 'due_diligence',
    next_step: buildNextStep({ code: 'due_diligence.buyer', deadline: end }),
  });
  await act(() => platform.queries.invalidateQueries({ queryKey: ['deals'] }));
  await waitFor(() => expect(screen.getByText(/You have exclusivity until/)).toBeTruthy());
  const beside = screen.getByRole('region', { name: 'What comes next, and who you deal with' });
  expect(within(beside).getByRole('timer')).toBeTruthy();
});

test('the page is shown in French', async () => {
  open(buildDeal({ actions: ['submit_loi'] }), 'fr');
  const step = await screen.findByRole('region', { name: 'À vous d’agir' });
  expect(within(step).getByRole('link', { name: 'Déposer une lettre d’intention' })).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Vue d’ensemble' })).toBeTruthy();
});

test('a deal that does not exist shows a notice', async () => {
  renderDeals(<DealViewPage />, {
    http: fakeHttp(),
    route: '/user-deals/view/7',
    path: '/user-deals/view/:id',
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'No such deal' })).toBeTruthy();
});

test('the head says that a deal is archived, and the message of archiving takes it back', async () => {
  let archived = false;
  const http = fakeHttp()
    .on('get', '/api/deals/7/', () => ({ body: buildDeal({ archived }) }))
    .on('post', '/api/deals/7/move_to_archive_or_back/', ({ body }) => {
      archived = (body as { archived: boolean }).archived;
      return { status: 204 };
    });
  renderDeals(<DealViewPage />, { http, route: '/user-deals/view/7', path: '/user-deals/view/:id' });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to the archive' }));
  expect(await screen.findByText('Archived')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByText('Archived')).toBeNull());
  expect(archived).toBe(false);
});
