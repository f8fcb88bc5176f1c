import { paths, type TimelineEntry } from '@handover/shared/contract';
import { fakeHttp } from '@handover/shared/testing';
import { buildPaged } from '@handover/shared/testing/node';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildDeal, buildTimelineEntry } from '../../testing/build-deal.ts';
import { renderDeals } from '../../testing/render-deals.tsx';
import { DealTimeline } from './deal-timeline.tsx';

const price = buildTimelineEntry({
  id: 43,
  event: 'details_changed',
  details: {
    changes: [
      {
        field: 'asking_price',
        year: null,
        before: { amount: 3_900_000, currency: 1 },
        after: { amount: 3_500_000, currency: 1 },
      },
      { field: 'revenue', year: 2025, before: null, after: { amount: 4_800_000, currency: 1 } },
      { field: 'organizational_chart', year: null, before: null, after: null },
    ],
  },
});
const asked = buildTimelineEntry({
  id: 42,
  event: 'question_asked',
  side: 'buyer',
  person: 'Thomas Keller',
  details: { question: 12, number: 4, words: 'Who audits the accounts?' },
});

function open(entries: TimelineEntry[], language: 'en' | 'fr' = 'en', query = '') {
  const http = fakeHttp().on('get', paths.dealTimeline(7), { body: buildPaged(entries) });
  return {
    http,
    ...renderDeals(<DealTimeline deal={buildDeal()} />, {
      http,
      language,
      route: `/user-deals/view/7?tab=timeline${query}`,
      path: '/user-deals/view/:id',
    }),
  };
}

test('an edit shows each value before and after, by its name and year', async () => {
  open([price]);
  expect(await screen.findByText(/Asking price/)).toBeTruthy();
  expect(screen.getByText(/3,900,000/).closest('del')).toBeTruthy();
  expect(screen.getByText(/3,500,000/).closest('ins')).toBeTruthy();
  expect(screen.getByText(/Revenue 2025/).textContent).toMatch(/nothing.*4,800,000/);
  expect(screen.getByText('Organisation chart')).toBeTruthy();
});

test('events are under their days, with the hour and who did it; a question is quoted and leads to it', async () => {
  const before = buildTimelineEntry({ id: 40, created_at: '2026-11-18T14:05:00.000Z' });
  open([asked, buildTimelineEntry(), before]);
  expect(await screen.findByText('you')).toBeTruthy();
  expect(screen.getAllByText('Claire Moreau, seller')).toHaveLength(2);
  const days = screen.getAllByRole('heading', { level: 2 });
  expect(days.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
    '20 Nov 2026',
    '18 Nov 2026',
  ]);
  expect(screen.getAllByRole('list').map((list) => list.children.length)).toEqual([2, 1]);
  expect(screen.getAllByText(/^\d\d:\d\d$/)).toHaveLength(3);
  expect(screen.getByRole('link', { name: '“Who audits the accounts?”' }).getAttribute('href')).toBe(
    '/user-deals/view/7?tab=questions&question=12',
  );
});

test('who has closed the account is not named; what nobody did has no name', async () => {
  open([
    buildTimelineEntry({ id: 45, event: 'cancelled', person: null }),
    buildTimelineEntry({ id: 44, event: 'loi_expired', side: null, person: null }),
  ]);
  expect(await screen.findByText('Former user, seller')).toBeTruthy();
  expect(screen.getAllByText(/, seller|, buyer|you/)).toHaveLength(1);
});

test('an end of exclusivity says what it is; one that was refused is no change', async () => {
  const days = { before: '2027-01-26', after: '2027-01-15' } as const;
  open([
    buildTimelineEntry({ id: 3, event: 'exclusivity_refused', details: days }),
    buildTimelineEntry({ id: 2, event: 'exclusivity_agreed', details: days }),
    buildTimelineEntry({
      id: 1,
      event: 'loi_accepted',
      details: { after: days.before, letter: 5, version: 2 },
    }),
  ]);
  await screen.findByText('Proposed end: 15 Jan 2027');
  screen.getByText('26 Jan 2027 → 15 Jan 2027');
  screen.getByText('Until 26 Jan 2027');
  screen.getByRole('link', { name: 'Read: Letter, version 2' });
});

test('documents are named; their number is said, their names only while the group is open', async () => {
  const files = [
    { id: 1, name: 'lease.pdf' },
    { id: 2, name: 'plan.pdf' },
  ];
  open([
    buildTimelineEntry({ id: 47, event: 'documents_added', details: { group: 'other', files } }),
    buildTimelineEntry({ id: 46, event: 'documents_added', details: { group: 'annual' } }),
  ]);
  expect(await screen.findByText('2 documents added')).toBeTruthy();
  expect(screen.getByText('lease.pdf')).toBeTruthy();
  expect(screen.getByText('Documents added')).toBeTruthy();
  expect(screen.getByText('Annual accounts')).toBeTruthy();
});

test('the kind that is shown is in the address and in the call', async () => {
  const { http, address } = open([price]);
  await screen.findByText(/Asking price/);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'letters');
  await waitFor(() => expect(http.calls.at(-1)?.params.kinds).toBe('letters'));
  expect(address()).toBe('/user-deals/view/7?tab=timeline&kind=letters');
});

test('the event that a notification leads to is marked and has the focus', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  open([asked, price], 'en', '&entry=42');
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/Question asked/));
  expect(document.activeElement?.hasAttribute('data-marked')).toBe(true);
});

test('in French', async () => {
  open([price], 'fr');
  expect(await screen.findByText('Informations modifiées')).toBeTruthy();
  expect(screen.getByText(/Prix demandé/)).toBeTruthy();
});
