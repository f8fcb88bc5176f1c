import { addDays } from '@handover/shared/contract';
import { fakeHttp } from '@handover/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayFromNow } from '../../../rules/calendar.ts';
import { buildDeal, buildLetter, buildNextStep, buildTerms } from '../../../testing/build-deal.ts';
import { renderDeals } from '../../../testing/render-deals.tsx';
import { LetterList } from './letter-list.tsx';

const offered = buildDeal({ phase: 'loi' });
const opportunity = { ...offered.opportunity, asking_price: 4_000_000, preferred_currency: 1 };
const show = (...loi_documents: ReturnType<typeof buildLetter>[]) => {
  const http = fakeHttp();
  renderDeals(<LetterList deal={{ ...offered, opportunity, loi_documents }} />, {
    http,
    previewFrame: '/r/host/1/preview/frame.html',
  });
  return http;
};
const card = (name: string) => {
  const item = screen.getByRole('heading', { name }).closest('li');
  if (!item) throw new Error(`No letter ${name}`);
  return within(item);
};

test.each([
  ['below', buildTerms({ price: 3_800_000 }), '5.0% below the asking price of €4,000,000'],
  ['above', buildTerms({ price: 4_400_000 }), '10.0% above the asking price of €4,000,000'],
  ['equal', buildTerms({ price: 4_000_000 }), 'At the asking price of €4,000,000'],
  ['in another currency', buildTerms({ currency: 2 }), 'Asking price: €4,000,000'],
])('a price that is %s stands beside the asking price', (_what, terms, text) => {
  show(buildLetter({ terms }));
  expect(card('Letter 1, version 1').getByText(text)).toBeTruthy();
});

test('the terms stand on the page; a split price says what is paid at closing', () => {
  const structure = {
    type: 'assets' as const,
    earn_out: { amount: 300_000, text: 'On EBITDA' },
    vendor_loan: { amount: 500_000, text: '' },
  };
  show(buildLetter({ terms: buildTerms({ structure, conditions: 'The lease stays' }) }));
  for (const text of ['The assets of the business', '€300,000 · On EBITDA', '€500,000', '€3,000,000'])
    expect(screen.getByText(text)).toBeTruthy();
  for (const text of ['Bank loan of 60%', 'The lease stays', '75 days from acceptance'])
    expect(screen.getByText(text)).toBeTruthy();
});

test('beside a file of its author no other letter is offered, and it is said which counts', () => {
  show(buildLetter({ terms: buildTerms() }));
  screen.getByText('The attached file is what counts; these terms sum it up.');
  expect(screen.queryByRole('button', { name: /PDF in/ })).toBeNull();
  screen.getByRole('button', { name: /letter\.pdf/ });
});

test('a letter without terms says that they stand in the file', () => {
  show(buildLetter());
  expect(screen.getByText('The terms stand in the file only.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /PDF in/ })).toBeNull();
  expect(screen.getByRole('button', { name: /letter\.pdf/ })).toBeTruthy();
});

test.each([
  [6, '6 days left', true],
  [7, '7 days left', false],
  [1, '1 day left', true],
  [0, 'last day today', true],
])('a letter that is valid for %i more days: %s', (days, text, urgent) => {
  // An hour at which it is the same day in every zone of these tests.
  jest.useFakeTimers({ now: new Date('2026-11-27T10:30:00.000Z') });
  show(buildLetter({ expiration_date: addDays('2026-11-27', days) }));
  const deadline = screen.getByText(text).closest('p');
  expect(deadline?.hasAttribute('data-urgent')).toBe(urgent);
  jest.useRealTimers();
});

test('the last day of an exclusivity is that of the marketplace', () => {
  jest.useFakeTimers({ now: new Date('2026-11-27T10:30:00.000Z') });
  const end = '2026-12-21T22:59:59.999Z';
  const letter = buildLetter({ status: 'accepted', exclusivity_period_end_time: end });
  const next_step = buildNextStep({ deadline: end });
  const deal = buildDeal({ phase: 'due_diligence', next_step, loi_documents: [letter] });
  renderDeals(<LetterList deal={deal} />, { http: fakeHttp() });
  expect(screen.getByText(/^Exclusivity until 21\sDec\s2026/)).toBeTruthy();
  jest.useRealTimers();
});

test('an answered letter has no deadline any more', () => {
  show(buildLetter({ status: 'declined', decline_reason: 'Too low for us', expiration_date: dayFromNow(3) }));
  expect(screen.queryByText(/days left/)).toBeNull();
  expect(screen.getByText('Declined: Too low for us')).toBeTruthy();
});

test('only a letter that can still be accepted says until when it is valid', () => {
  const terms = buildTerms();
  show(
    buildLetter({ id: 32, number: 2, terms, earlier: [{ terms }] }),
    buildLetter({ id: 31, number: 1, terms, status: 'declined' }),
  );
  // The terms of the current version have it, those of the earlier one do not.
  expect(card('Letter 2, version 2').getAllByText('Valid until')).toHaveLength(1);
  expect(card('Letter 1, version 1').queryByText('Valid until')).toBeNull();
});

test('numbers go on after a decline, and the newest letter is first', () => {
  show(
    buildLetter({ id: 32, number: 2 }),
    buildLetter({ id: 31, number: 1, version: 3, status: 'declined' }),
  );
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names.slice(0, 2)).toEqual(['Letter 2, version 1', 'Letter 1, version 3']);
});

test('the PDF of a version in the language that is asked for', async () => {
  const http = show(buildLetter({ terms: buildTerms(), file_made: true }));
  await userEvent.click(screen.getByRole('button', { name: /PDF in French, Letter 1/ }));
  expect(http.calls[0]?.path).toBe('/api/deal_loi_documents/31/pdf/?language=fr&version=1');
  // The file that was stored is the same letter, and is not offered twice.
  expect(screen.queryByRole('button', { name: /letter\.pdf/ })).toBeNull();
});

test.each([
  [
    'that was written here',
    true,
    ['PDF in English, Letter 1, version 1', 'PDF in French, Letter 1, version 1'],
  ],
  ['of its author', false, ['letter.pdf']],
])('each file of a letter %s is read in the page', async (_, file_made, names) => {
  show(buildLetter({ terms: buildTerms(), file_made }));
  const eyes = screen.getAllByRole('button', { name: 'documents.preview' });
  expect(eyes).toHaveLength(names.length);
  for (const [at, name] of names.entries()) {
    await userEvent.click(eyes[at] as HTMLElement);
    expect(await screen.findByRole('dialog', { name })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  }
});

test('earlier versions stay readable, and two are compared field by field', async () => {
  const structure = {
    type: 'shares' as const,
    earn_out: { amount: 300_000, text: '' },
    vendor_loan: null,
  };
  const earlier = [{ terms: buildTerms({ price: 3_500_000, financing: 'Equity alone', structure }) }];
  show(buildLetter({ earlier, terms: buildTerms({ structure }) }));
  await userEvent.click(screen.getByText('1 earlier version'));
  expect(screen.getAllByText('Equity alone').length).toBeGreaterThan(0);

  const table = within(screen.getByRole('table'));
  const row = (name: RegExp) =>
    within(table.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(row(/^Price changed/)).toEqual(['€3,500,000', '€3,800,000']);
  expect(row(/^Financing changed/)).toEqual(['Equity alone', 'Bank loan of 60%']);
  // The difference to the asking price changes with the price.
  expect(row(/^Beside the asking price changed/)).toEqual([
    '12.5% below the asking price of €4,000,000',
    '5.0% below the asking price of €4,000,000',
  ]);
  expect(row(/^Paid at closing changed/)).toEqual(['€3,200,000', '€3,500,000']);
  expect(row(/^Exclusivity asked 75/)).toEqual(['75 days from acceptance', '75 days from acceptance']);
  expect(screen.getByText('4 differences.')).toBeTruthy();

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'After' }), '1.1');
  expect(screen.getByText('These two say the same.')).toBeTruthy();
});

test('a version with another file of the same name says so, and one that was written here is told from it', async () => {
  const terms = buildTerms();
  const { file } = buildLetter();
  const earlier = [
    { terms, file: { ...file, id: 89 }, file_made: true },
    { terms, file },
  ];
  show(buildLetter({ earlier, terms, file: { ...file, id: 91 } }));
  const names = () =>
    within(screen.getByRole('row', { name: /^Letter changed/ }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(names()).toEqual(['letter.pdf', 'letter.pdf']);
  expect(screen.getByText('1 difference.')).toBeTruthy();

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Before' }), '1.1');
  expect(names()).toEqual(['Written on Handover', 'letter.pdf']);
});

test('versions of two letters are compared, too', () => {
  show(
    buildLetter({ id: 32, number: 2, terms: buildTerms({ price: 3_900_000 }) }),
    buildLetter({ id: 31, number: 1, status: 'declined', terms: buildTerms() }),
  );
  const [before, after] = screen.getAllByRole<HTMLSelectElement>('combobox');
  expect([before?.value, after?.value]).toEqual(['1.1', '2.1']);
});

test('what stands in a file alone is not compared', () => {
  show(buildLetter({ id: 32, number: 2 }), buildLetter({ id: 31, number: 1, terms: buildTerms() }));
  expect(screen.queryByRole('table')).toBeNull();
});

test('the letter that the address names takes the focus', () => {
  const loi_documents = [buildLetter({ id: 32, number: 2 }), buildLetter({ id: 31, number: 1 })];
  renderDeals(<LetterList deal={{ ...offered, opportunity, loi_documents }} />, {
    route: '/?tab=loi&letter=31',
  });
  expect(document.activeElement?.textContent).toContain('Letter 1, version 1');
});
