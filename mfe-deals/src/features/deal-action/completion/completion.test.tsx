import { addDays, type DealDetail, paths } from '@handover/shared/contract';
import { marketToday } from '@handover/shared/format';
import { fakeHttp } from '@handover/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCompletion } from '../../../testing/build-completion.ts';
import { buildDeal } from '../../../testing/build-deal.ts';
import { ModalOpener } from '../../../testing/modal-opener.tsx';
import { renderDeals } from '../../../testing/render-deals.tsx';

const seller = { role: 'owner', side: 'seller' } as const;
type Action = 'complete' | 'confirm_completion' | 'refuse_completion' | 'announce_completion';

async function open(action: Action, facts: Partial<DealDetail>, reply: object = { body: {} }) {
  const deal = buildDeal({ phase: 'closing', ...facts });
  const http = fakeHttp()
    .on('get', '/api/deals/7/', { body: deal })
    .on('post', paths.completeDeal(7), reply)
    .on('post', paths.answerCompletion(7), reply);
  renderDeals(<ModalOpener name="deal-action" props={{ deal, action }} />, { http });
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  return { http, dialog: within(await screen.findByRole('dialog')) };
}
const sent = ({ calls }: ReturnType<typeof fakeHttp>) =>
  calls.filter(({ method }) => method === 'post').map(({ path, body }) => [path, body]);

test('the seller states price, day and document, and the buyer is asked', async () => {
  const { http, dialog } = await open('complete', seller);
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for confirmation' }));
  expect(await dialog.findByText('Attach the signed document.')).toBeVisible();
  expect(sent(http)).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox', { name: /Final price/ }), '3650000');
  const file = new File(['%PDF-1.4'], 'signed.pdf', { type: 'application/pdf' });
  await userEvent.upload(dialog.getByLabelText(/Signed document/), file);
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for confirmation' }));
  expect(await screen.findByText('The buyer is asked to confirm the completion.')).toBeVisible();
  const [[path, body] = []] = sent(http);
  expect(path).toBe(paths.completeDeal(7));
  const form = body as FormData;
  expect([form.get('final_price'), form.get('currency'), form.get('closed_on')]).toEqual([
    '3650000',
    '1',
    marketToday(),
  ]);
  expect((form.get('file') as File).name).toBe('signed.pdf');
});

test('what the buyer has confirmed before is completed without a form', async () => {
  const announced = buildCompletion({ state: 'announced', file: null, final_price: null });
  const { http, dialog } = await open('complete', { ...seller, completion: announced });
  expect(dialog.queryByRole('textbox')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Complete the deal' }));
  expect(await screen.findByText('The deal is completed.')).toBeVisible();
  expect(sent(http)).toEqual([[paths.completeDeal(7), undefined]]);
});

test('the buyer reads what was stated and what it means, and answers that and nothing later', async () => {
  const completion = buildCompletion({ closed_on: addDays(marketToday(), -3) });
  const { http, dialog } = await open('confirm_completion', { completion });
  expect(dialog.getByText('€3,700,000')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Download the signed document: signed.pdf' })).toBeVisible();
  // Whether there are others is not told.
  expect(dialog.getByText(/^Other deals on this opportunity, if there are any,/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Back' })).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: 'Complete the deal' }));
  expect(await screen.findByText('Confirmed: the deal is completed.')).toBeVisible();
  expect(sent(http)).toEqual([[paths.answerCompletion(7), { confirmed: true, completion: 61 }]]);
});

test('the buyer refuses with a reason', async () => {
  const { http, dialog } = await open('refuse_completion', { completion: buildCompletion() });
  await userEvent.type(dialog.getByRole('textbox', { name: /Why not/ }), 'The stock was not counted');
  await userEvent.click(dialog.getByRole('button', { name: 'Do not confirm' }));
  expect(await screen.findByText('Not confirmed: the seller reads your reason.')).toBeVisible();
  expect(sent(http)).toEqual([
    [paths.answerCompletion(7), { confirmed: false, reason: 'The stock was not counted', completion: 61 }],
  ]);
});

test('the buyer confirms before the seller states anything', async () => {
  const { http, dialog } = await open('announce_completion', {});
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm the signing' }));
  await waitFor(() => expect(sent(http)).toEqual([[paths.answerCompletion(7), { confirmed: true }]]));
});

test('what was taken back meanwhile is told, and the dialog closes', async () => {
  const gone = { status: 409, body: { detail: 'Gone', code: 'completion.none_open' } };
  const { dialog } = await open('confirm_completion', { completion: buildCompletion() }, gone);
  await userEvent.click(dialog.getByRole('button', { name: 'Complete the deal' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm the completion' })).toBeNull());
});
