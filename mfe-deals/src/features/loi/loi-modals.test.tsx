import type { DealDetail } from '@handover/shared/contract';
import { fakeHttp, pasteInto } from '@handover/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayFromNow } from '../../rules/calendar.ts';
import { buildDeal, buildLetter, buildTerms } from '../../testing/build-deal.ts';
import { ModalOpener } from '../../testing/modal-opener.tsx';
import { renderDeals } from '../../testing/render-deals.tsx';

beforeEach(() => localStorage.clear());

const letter = buildLetter({ terms: buildTerms() });
const deal = buildDeal({
  phase: 'loi',
  role: 'owner',
  side: 'seller',
  number_of_active_deals: 3,
  loi_documents: [letter],
});
const served = (shown = deal) => fakeHttp().on('get', '/api/deals/7/', { body: shown });
const open = () => userEvent.click(screen.getByRole('button', { name: 'open' }));
const sent = (http: ReturnType<typeof served>) => http.calls.filter(({ method }) => method === 'post');

test('the buyer submits a file of their own; without one the field says so', async () => {
  const http = served(buildDeal()).on('post', '/api/deal_loi_documents/', { status: 201, body: letter });
  renderDeals(<ModalOpener name="loi-submit" props={{ dealId: 7 }} />, { http });
  await open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Attach your own file' }));
  const submit = screen.getByRole('button', { name: 'Submit the letter' });

  await userEvent.click(submit);
  expect(await screen.findByText('Choose the file of your letter.')).toBeTruthy();
  expect(sent(http)).toEqual([]);

  const field = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!field) throw new Error('No file field');
  await userEvent.upload(field, new File(['%PDF-1.7'], 'letter.pdf', { type: 'application/pdf' }));
  await userEvent.click(submit);
  await waitFor(() => expect(sent(http)).toHaveLength(1));
  const body = sent(http)[0]?.body as FormData;
  expect(body.get('deal_id')).toBe('7');
  expect(body.get('expiration_date')).toBe(dayFromNow(14));
  expect((body.get('file') as File).name).toBe('letter.pdf');
  // The proposals for a written letter are not sent with a file.
  for (const name of ['price', 'structure', 'exclusivity_days']) expect(body.get(name)).toBe('null');
});

const declined = buildLetter({ status: 'declined', file_made: true, terms: buildTerms() });

test.each<[string, DealDetail, string]>([
  ['what was only proposed is gone', buildDeal(), ''],
  [
    'the terms of the letter before stay',
    buildDeal({ loi_documents: [declined] }),
    'The shares of the company',
  ],
])('beside a file of one’s own the field shows what the form has: %s', async (_, shown, text) => {
  renderDeals(<ModalOpener name="loi-submit" props={{ dealId: 7 }} />, { http: served(shown) });
  await open();
  const bought = await screen.findByRole<HTMLInputElement>('combobox', { name: /What you buy/ });
  expect(bought.value).toBe('The shares of the company');
  await userEvent.click(screen.getByRole('radio', { name: 'Attach your own file' }));
  await waitFor(() => expect(bought.value).toBe(text));
});

test('what is paid later needs what is bought, which then stays beside a file of one’s own', async () => {
  renderDeals(<ModalOpener name="loi-submit" props={{ dealId: 7 }} />, { http: served(buildDeal()) });
  await open();
  await pasteInto(await screen.findByRole('textbox', { name: 'Part paid as an earn-out' }), '300000');
  await userEvent.click(screen.getByRole('radio', { name: 'Attach your own file' }));
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /What you buy/ }).value).toBe(
    'The shares of the company',
  );
});

test('an earn-out of more than the price leaves nothing to pay at closing, and nothing less', async () => {
  renderDeals(<ModalOpener name="loi-submit" props={{ dealId: 7 }} />, { http: served(buildDeal()) });
  await open();
  await pasteInto(await screen.findByRole('textbox', { name: /^Price/ }), '3800000');
  await pasteInto(screen.getByRole('textbox', { name: 'Part paid as an earn-out' }), '380000');
  expect(await screen.findByText(/^Paid at closing/)).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: 'Part paid as an earn-out' }), '00');
  await waitFor(() => expect(screen.queryByText(/^Paid at closing/)).toBeNull());
});

test('the buyer writes a letter: the price stands beside the asking price, and no file is sent', async () => {
  const asked = buildDeal();
  const opportunity = { ...asked.opportunity, asking_price: 4_000_000, preferred_currency: 1 };
  const http = served(buildDeal({ opportunity })).on('post', '/api/deal_loi_documents/', {
    status: 201,
    body: letter,
  });
  renderDeals(<ModalOpener name="loi-submit" props={{ dealId: 7 }} />, { http });
  await open();
  await pasteInto(await screen.findByRole('textbox', { name: /^Price/ }), '3800000');
  await pasteInto(screen.getByRole('textbox', { name: 'Part paid as an earn-out' }), '300000');
  expect(await screen.findByText('5.0% below the asking price of €4,000,000')).toBeTruthy();
  expect(screen.getByText('Paid at closing: €3,500,000')).toBeTruthy();

  const submit = screen.getByRole('button', { name: 'Submit the letter' });
  await userEvent.click(submit);
  expect(sent(http)).toEqual([]);
  await pasteInto(screen.getByRole('textbox', { name: /^Financing/ }), 'Equity');
  await userEvent.click(submit);
  await waitFor(() => expect(sent(http)).toHaveLength(1));
  const body = sent(http)[0]?.body as FormData;
  expect([body.get('file'), body.get('price'), body.get('currency')]).toEqual(['', '3800000', '1']);
  expect(JSON.parse(String(body.get('structure')))).toEqual({
    type: 'shares',
    earn_out: { amount: 300_000, text: '' },
    vendor_loan: null,
  });
});

test('what was typed into the builder is there again after a reload', async () => {
  const http = served(buildDeal());
  const { unmount } = renderDeals(<ModalOpener name="loi-submit" props={{ dealId: 7 }} />, {
    http,
  });
  await open();
  await pasteInto(await screen.findByRole('textbox', { name: /^Financing/ }), 'Equity of our holding');
  unmount();
  renderDeals(<ModalOpener name="loi-submit" props={{ dealId: 7 }} />, { http });
  await open();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Financing/ }).value).toBe(
    'Equity of our holding',
  );
});

test('accepting proposes the exclusivity asked, and says what it does without naming a rival', async () => {
  const http = served().on('post', /accept_and_set_exclusivity_period/, { body: {} });
  renderDeals(<ModalOpener name="loi-accept" props={{ dealId: 7, letter }} />, { http });
  await open();
  const accept = await screen.findByRole('button', { name: 'Accept and begin exclusivity' });
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/you negotiate with Claire Moreau alone/)).toBeTruthy();
  expect(dialog.getByText(/general ledger too/)).toBeTruthy();
  expect(dialog.getByText(/^2 other deals pause/)).toBeTruthy();
  expect(dialog.getByText(/New requests for access wait/)).toBeTruthy();
  // The consequences and the deadline come before the terms, which the reader knows.
  const [consequences, date, terms] = [
    dialog.getByRole('heading', { name: 'What this does' }),
    dialog.getByRole('textbox', { name: /End of exclusivity/ }),
    dialog.getByText('What is bought'),
  ];
  expect(consequences.compareDocumentPosition(date)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(date.compareDocumentPosition(terms)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(accept);
  await waitFor(() => expect(sent(http)[0]?.body).toEqual({ exclusivity_period_end_time: dayFromNow(75) }));
  expect(sent(http)[0]?.ifMatch).toBe(`"${letter.updated_at}"`);
});

test('that the buyer asks for the day is said of no other day', async () => {
  renderDeals(<ModalOpener name="loi-accept" props={{ dealId: 7, letter }} />, { http: served() });
  await open();
  await screen.findByText(/The day that is filled in is what the buyer asks for/);
  const field = () => screen.getByRole('textbox', { name: /End of exclusivity/ });
  await waitFor(() => expect(field()).not.toHaveAttribute('readonly'));
  await userEvent.clear(field());
  await userEvent.type(field(), dayFromNow(20));
  await waitFor(() => expect(screen.queryByText(/what the buyer asks for/)).toBeNull());
});

test('a new version that comes while one decides is not accepted unread', async () => {
  const http = served().on('post', /accept_and_set_exclusivity_period/, {
    status: 409,
    body: { detail: 'It was changed', code: 'record.changed' },
  });
  renderDeals(<ModalOpener name="loi-accept" props={{ dealId: 7, letter }} />, { http });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Accept and begin exclusivity' }));
  expect(await screen.findByText(/The buyer has sent a new version/)).toBeTruthy();
});

test('declining needs ten characters; what was typed is kept when the server refuses it', async () => {
  const http = served().on('post', /decline/, {
    status: 400,
    body: { decline_reason: ['Say it politely'] },
  });
  renderDeals(<ModalOpener name="loi-decline" props={{ dealId: 7, letter }} />, { http });
  await open();
  const reason = await screen.findByRole('textbox', { name: /Reason/ });
  expect(screen.getByText(/the annual accounts close again/)).toBeTruthy();
  expect(screen.getByText(/Nobody else is told/)).toBeTruthy();
  const decline = screen.getByRole('button', { name: 'Decline the letter' });
  await pasteInto(reason, 'Too low');
  await userEvent.click(decline);
  expect(sent(http)).toEqual([]);

  await pasteInto(reason, ', by far');
  await userEvent.click(decline);
  expect(await screen.findByText('Say it politely')).toBeTruthy();
  expect(http.calls.find(({ path }) => /decline/.test(path))?.body).toEqual({
    decline_reason: 'Too low, by far',
  });
  expect((reason as HTMLTextAreaElement).value).toBe('Too low, by far');
});
