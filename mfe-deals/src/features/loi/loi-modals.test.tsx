import { fakeHttp, pasteInto } from '@handover/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayFromNow } from '../../rules/calendar.ts';
import { buildLetter } from '../../testing/build-deal.ts';
import { ModalOpener } from '../../testing/modal-opener.tsx';
import { renderDeals } from '../../testing/render-deals.tsx';

test('the buyer submits a letter with a file and the default date', async () => {
  const http = fakeHttp().on('post', '/api/deal_loi_documents/', { status: 201, body: buildLetter() });
  const { container } = renderDeals(<ModalOpener name="loi-submit" props={{ dealId: 7 }} />, { http });
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  const submit = await screen.findByRole('button', { name: 'Submit the letter' });

  await userEvent.click(submit);
  expect(await screen.findByText('Choose the file of your letter')).toBeTruthy();
  expect(http.calls).toEqual([]);

  const field = container.ownerDocument.querySelector<HTMLInputElement>('input[type=file]');
  if (!field) throw new Error('No file field');
  await userEvent.upload(field, new File(['%PDF-1.7'], 'letter.pdf', { type: 'application/pdf' }));
  await userEvent.click(submit);
  await waitFor(() => expect(http.calls).toHaveLength(1));
  const body = http.calls[0]?.body as FormData;
  expect(body.get('deal_id')).toBe('7');
  expect(body.get('expiration_date')).toBe(dayFromNow(14));
  expect((body.get('file') as File).name).toBe('letter.pdf');
});

test('the seller accepts with an end of exclusivity, in 60 days by default', async () => {
  const http = fakeHttp().on('post', /accept_and_set_exclusivity_period/, { body: {} });
  renderDeals(<ModalOpener name="loi-accept" props={{ dealId: 7, letter: buildLetter() }} />, { http });
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Accept and begin exclusivity' }));
  await waitFor(() => expect(http.calls[0]?.body).toEqual({ exclusivity_period_end_time: dayFromNow(60) }));
});

test('declining needs ten characters; what was typed is kept when the server refuses it', async () => {
  const http = fakeHttp().on('post', /decline/, {
    status: 400,
    body: { decline_reason: ['Say it politely'] },
  });
  renderDeals(<ModalOpener name="loi-decline" props={{ dealId: 7, letter: buildLetter() }} />, { http });
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  const reason = await screen.findByRole('textbox', { name: /Reason/ });
  const decline = screen.getByRole('button', { name: 'Decline the letter' });
  await pasteInto(reason, 'Too low');
  await userEvent.click(decline);
  expect(http.calls).toEqual([]);

  await pasteInto(reason, ', by far');
  await userEvent.click(decline);
  expect(await screen.findByText('Say it politely')).toBeTruthy();
  expect((reason as HTMLTextAreaElement).value).toBe('Too low, by far');
});
