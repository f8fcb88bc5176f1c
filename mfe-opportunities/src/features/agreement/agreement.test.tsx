import { type OwnAgreement, paths } from '@handover/shared/contract';
import { fakeHttp } from '@handover/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AGREEMENT } from '../../testing/open-opportunity.tsx';
import { renderOpportunities } from '../../testing/render-opportunities.tsx';
import { HouseAgreementModal } from './house-agreement.modal.tsx';
import { OwnAgreementModal } from './own-agreement.modal.tsx';

const TEXT = 'The buyer keeps secret whatever they learn of the business. '.repeat(2).trim();
const own = { version: 2, text: TEXT, file: null, created_at: '2026-11-20T09:00:00.000Z' };
const file = {
  name: 'secrecy.pdf',
  extension: 'pdf',
  size: 52_000,
  pages: 2,
  sha256: 'c0ffee',
  url: paths.agreementFile(3),
};

function openOwn(now: NonNullable<OwnAgreement['own']> | null) {
  const http = fakeHttp()
    .on('get', paths.ownAgreement(3), { body: { own: now } })
    .on('get', paths.agreementText(3), { body: AGREEMENT })
    .on('post', paths.ownAgreement(3), { body: { own } })
    .on('delete', paths.ownAgreement(3), { status: 204, body: '' });
  const onClose = jest.fn();
  renderOpportunities(<OwnAgreementModal opportunityId={3} onClose={onClose} />, { http });
  return { http, onClose };
}
const sent = (http: ReturnType<typeof fakeHttp>, method: string) =>
  http.calls.filter((call) => call.method === method).map(({ body }) => body);

test('an owner begins with the text of today, and has another signed', async () => {
  const { http, onClose } = openOwn(null);
  const field = await screen.findByRole('textbox', { name: 'Text' });
  expect(field).toHaveValue('Purpose\nThe buyer uses it for nothing else.');
  expect(screen.queryByRole('button', { name: /Use the text of Handover/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Have this signed' }));
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(TEXT);
  await userEvent.click(screen.getByRole('button', { name: 'Have this signed' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
  expect(sent(http, 'post')).toEqual([{ text: TEXT }]);
});

test('an owner returns from their own text to that of the marketplace', async () => {
  const { http, onClose } = openOwn(own);
  expect(await screen.findByText(/your own text, version 2/)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue(TEXT);
  await userEvent.click(screen.getByRole('button', { name: 'Use the text of Handover again' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
  expect([sent(http, 'delete').length, sent(http, 'post').length]).toEqual([1, 0]);
});

test('an owner has a PDF of their own signed', async () => {
  const { http, onClose } = openOwn(null);
  await userEvent.click(await screen.findByRole('radio', { name: 'A PDF of yours' }));
  expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Have this signed' }));
  expect(await screen.findByText('requiredField')).toBeTruthy();
  await userEvent.upload(screen.getByLabelText(/^PDF/), new File(['%PDF'], 'secrecy.pdf'));
  await userEvent.click(screen.getByRole('button', { name: 'Have this signed' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
  const [form] = sent(http, 'post') as [FormData];
  expect([...form.keys()]).toEqual(['file']);
});

test('an owner reads the PDF that is signed, and a refusal of another one stands at its field', async () => {
  const { http, onClose } = openOwn({ ...own, text: '', file });
  expect(await screen.findByText(/your own PDF, version 2/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'secrecy.pdf' })).toBeTruthy();
  const said = '“locked.pdf” is protected or damaged';
  http.on('post', paths.ownAgreement(3), { status: 400, body: { file: [said] } });
  const field = screen.getByLabelText(/^PDF/);
  await userEvent.upload(field, new File(['%PDF'], 'locked.pdf'));
  await userEvent.click(screen.getByRole('button', { name: 'Have this signed' }));
  expect(await screen.findByText(said)).toBeTruthy();
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(onClose).not.toHaveBeenCalled();
});

test('staff write a new version of each text, of the version that they have read', async () => {
  const texts = { en: { sell: TEXT, buy: TEXT }, fr: { sell: TEXT, buy: TEXT } };
  const http = fakeHttp()
    .on('get', paths.houseAgreement, { body: { version: '2026-11.2', texts } })
    .on('post', paths.houseAgreement, { body: { version: '2026-11-29', texts } });
  const onClose = jest.fn();
  renderOpportunities(<HouseAgreementModal onClose={onClose} />, { http });
  const dialog = within(await screen.findByRole('dialog', { name: 'Agreement of Handover' }));
  const field = await dialog.findByRole('textbox', { name: 'For mandates, in French' });
  await userEvent.type(field, ' Et voilà.');
  await userEvent.click(dialog.getByRole('button', { name: 'Make it a new version' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
  expect(sent(http, 'post')).toEqual([
    { version: '2026-11.2', texts: { ...texts, fr: { sell: TEXT, buy: `${TEXT} Et voilà.` } } },
  ]);
});

test('what is written of it is there again when the dialog is opened the next time', async () => {
  const http = fakeHttp()
    .on('get', paths.ownAgreement(3), { body: { own: null } })
    .on('get', paths.agreementText(3), { body: AGREEMENT });
  const Reopened = () => {
    const [count, setCount] = useState(0);
    return (
      <OwnAgreementModal key={count} opportunityId={3} onClose={() => setCount((before) => before + 1)} />
    );
  };
  renderOpportunities(<Reopened />, { http });
  const field = () => screen.findByRole('textbox', { name: 'Text' });
  await userEvent.clear(await field());
  await userEvent.click(await field());
  await userEvent.paste(TEXT);
  fireEvent(window, new Event('pagehide'));
  await userEvent.click(screen.getByRole('button', { name: 'action.cancel' }));
  await waitFor(async () => expect(await field()).toHaveValue(TEXT));
});
