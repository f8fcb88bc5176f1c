import type { DealDetail } from '@handover/shared/contract';
import { fakeHttp } from '@handover/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildDeal, buildLetter } from '../../testing/build-deal.ts';
import { ModalOpener } from '../../testing/modal-opener.tsx';
import { renderDeals } from '../../testing/render-deals.tsx';

async function open(deal: DealDetail) {
  const http = fakeHttp().on('get', '/api/deals/7/', { body: deal });
  renderDeals(<ModalOpener name="loi-upload" props={{ dealId: 7, letterId: 31 }} />, { http });
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  return { http, dialog: within(await screen.findByRole('dialog', { name: 'Send a new version' })) };
}
const pendingDeal = buildDeal({ phase: 'loi', loi_documents: [buildLetter()] });
const chooseFile = () => {
  const field = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!field) throw new Error('No file field');
  return userEvent.upload(field, new File(['%PDF-1.7'], 'second.pdf', { type: 'application/pdf' }));
};

test('a new file is sent to the pending letter; without a change nothing is sent', async () => {
  const { http, dialog } = await open(pendingDeal);
  http.on('patch', '/api/deal_loi_documents/31/', { body: buildLetter({ version: 2 }) });
  const send = await dialog.findByRole('button', { name: 'Send the new version' });
  await userEvent.click(send);
  expect(await dialog.findByText(/Nothing has changed yet/)).toBeTruthy();
  await chooseFile();
  await userEvent.click(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [call] = http.calls.filter(({ method }) => method === 'patch');
  expect(call?.body instanceof FormData && call.body.get('file')).toMatchObject({ name: 'second.pdf' });
});

test('a letter that was answered meanwhile: a notice, and the chosen file is kept', async () => {
  const { http, dialog } = await open(pendingDeal);
  http.on('patch', '/api/deal_loi_documents/31/', {
    status: 409,
    body: { detail: 'This letter is accepted', code: 'loi.not_open' },
  });
  const send = await dialog.findByRole('button', { name: 'Send the new version' });
  await chooseFile();
  await userEvent.click(send);
  expect(await dialog.findByText(/the other side was quicker/)).toBeTruthy();
  expect(dialog.getByText('second.pdf')).toBeTruthy();
});

test.each([
  [415, 'file.has_macros', 'macros'],
  [415, 'file.has_virus', 'virus'],
  [413, 'file.too_large_to_scan', 'tooLargeToScan'],
  [503, 'file.not_scanned', 'notScanned'],
])(
  'what is found in the file is told at its field, and the file is kept: %i %s',
  async (status, code, text) => {
    const { http, dialog } = await open(pendingDeal);
    http.on('patch', '/api/deal_loi_documents/31/', { status, body: { detail: '-', code } });
    const send = await dialog.findByRole('button', { name: 'Send the new version' });
    await chooseFile();
    await userEvent.click(send);
    expect(await dialog.findByText(`documents.problem.${text}`)).toBeTruthy();
    expect(dialog.getByText('second.pdf')).toBeTruthy();
  },
);

test('a letter that is answered already can’t be replaced', async () => {
  const { dialog } = await open(buildDeal({ loi_documents: [buildLetter({ status: 'declined' })] }));
  expect(await dialog.findByText(/no longer waits for an answer/)).toBeTruthy();
});

test('what the server says about a file that it names is shown as it says it', async () => {
  const { http, dialog } = await open(pendingDeal);
  const detail = '“second.pdf” is cut off: its end is missing.';
  const body = { detail, code: 'file.cut_off', params: { name: 'second.pdf' } };
  http.on('patch', '/api/deal_loi_documents/31/', { status: 415, body });
  const send = await dialog.findByRole('button', { name: 'Send the new version' });
  await chooseFile();
  await userEvent.click(send);
  expect(await dialog.findByText(detail)).toBeTruthy();
});
