import { fakeHttp } from '@handover/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildDiligence, buildLine } from '../../../testing/build-diligence.ts';
import { renderDeals } from '../../../testing/render-deals.tsx';
import { ImportLines } from './import-lines.tsx';
import { toDay, toLines } from './import-rows.rules.ts';

const path = '/api/deals/7/due_diligence/lines/';

async function paste(rows: string[], lines = [buildLine()]) {
  const http = fakeHttp().on('post', path, { status: 201, body: buildDiligence() });
  renderDeals(<ImportLines dealId={7} lines={lines} />, { http });
  await userEvent.click(screen.getByRole('button', { name: 'Import a spreadsheet' }));
  fireEvent.change(await screen.findByLabelText('paste'), { target: { value: rows.join('\n') } });
  await userEvent.click(screen.getByRole('button', { name: 'readRows' }));
  return { http, sent: () => http.calls.filter((call) => call.path === path).map(({ body }) => body) };
}

test('a tree of sections and requests, with day and side, is added in one call', async () => {
  const { sent } = await paste([
    'Section\tRequest\tDue\tWho',
    'Legal\t\t\t',
    '\tThe lease\t24/12/2026\tVendeur',
    '\tThe minutes\t\t',
    'Financing\tProof of funds\t2027-01-05\tBuyer',
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Add the lines of 4 rows' }));
  await screen.findByText('3 lines are added.');
  expect(sent()).toEqual([
    {
      lines: [
        { section: 'Legal', request: 'The lease', owed_by: 'seller', due_on: '2026-12-24' },
        { section: 'Legal', request: 'The minutes', owed_by: 'seller', due_on: null },
        { section: 'Financing', request: 'Proof of funds', owed_by: 'buyer', due_on: '2027-01-05' },
      ],
    },
  ]);
});

test('what is too long, empty, doubled, of no section or no day is told, and nothing is written', async () => {
  const { sent } = await paste([
    'Section\tRequest\tDue',
    '\tWithout a section\t',
    `Legal\t${'x'.repeat(1001)}\t`,
    'Legal\t\t',
    'Legal\tThe lease\tsoon',
    'Legal\tTHE  lease\t',
    'Legal\tThe articles of association\t',
  ]);
  const table = within(await screen.findByRole('table'));
  for (const [text, count] of [
    ['No section in this row or above it', 1],
    ['Nothing is asked for', 1],
    ['Twice, or in the list already', 2],
    ['No day', 1],
  ] as const)
    expect(table.getAllByText(text)).toHaveLength(count);
  const take = screen.getByRole('button', { name: /^Add the lines/ });
  await userEvent.click(take);
  expect(sent()).toEqual([]);
  await waitFor(() => expect(screen.getByRole('dialog')).toBeTruthy());
});

test.each([
  ['2026-12-24', '2026-12-24'],
  ['24/12/2026', '2026-12-24'],
  ['1.3.2027', '2027-03-01'],
  ['soon', 'soon'],
  ['', ''],
])('a day: %s', (text, day) => expect(toDay(text)).toBe(day));

test('a row without a section is of the one above', () => {
  const row = (section: string, request: string) => ({ section, request, due_on: '', owed_by: '' });
  expect(toLines([row('Tax', 'Returns'), row('', 'Letters')]).map(({ section }) => section)).toEqual([
    'Tax',
    'Tax',
  ]);
});
