import type { DocumentRights } from '@handover/shared/contract';
import { fakeHttp } from '@handover/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ModalOpener } from '../../testing/modal-opener.tsx';
import { renderDeals } from '../../testing/render-deals.tsx';

const BY_DEFAULT: DocumentRights = { access: 'download', opens_early: false, opens_on: null };
const files = [{ id: 61, name: 'Lease.pdf' }];

async function open(of: { dealId: number; buyer: string } | { opportunityId: number }, rights = BY_DEFAULT) {
  const http = fakeHttp()
    .on('post', '/api/deals/7/data_room/access/', { status: 204 })
    .on('post', '/api/opportunities/4/document_access/', { status: 204 });
  renderDeals(<ModalOpener name="document-rights" props={{ of, files, rights }} />, { http });
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  const dialog = within(await screen.findByRole('dialog'));
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Set access' }));
  const choose = (name: RegExp) => userEvent.click(dialog.getByRole('radio', { name }));
  const opening = () => dialog.queryByRole('combobox', { name: 'From when' });
  const from = (name: string) => userEvent.selectOptions(opening() as HTMLElement, name);
  return {
    http,
    dialog,
    save,
    choose,
    opening,
    from,
    sent: () => http.calls.filter(({ method }) => method === 'post'),
  };
}

test('for one deal: what is hidden has no opening', async () => {
  const { dialog, choose, opening, save, sent } = await open({ dealId: 7, buyer: 'Thomas Keller' });
  dialog.getByText(/^This holds for Thomas Keller/);
  expect(opening()).toHaveDisplayValue('With its phase');
  await choose(/See nothing of it/);
  expect(opening()).toBeNull();
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    path: '/api/deals/7/data_room/access/',
    body: { file_ids: [61], access: 'hidden', opens_early: false, opens_on: null },
  });
});

test('for all buyers of a listing, from a day on, even before its phase', async () => {
  const { dialog, choose, from, save, sent } = await open({ opportunityId: 4 });
  dialog.getByText(/^This holds for deals to come/);
  await choose(/Read it here/);
  await from('On a day, even before its phase');
  const day = dialog.getByRole('textbox', { name: /Day/ });
  await userEvent.clear(day);
  await save();
  expect(day).toHaveFocus();
  expect(sent()).toHaveLength(0);
  await from('Now, even before its phase');
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    path: '/api/opportunities/4/document_access/',
    body: { file_ids: [61], access: 'view', opens_early: true, opens_on: null },
  });
});

test('it begins with what is set', async () => {
  const rights = { access: 'view', opens_early: false, opens_on: '2999-12-24' } as DocumentRights;
  const { dialog, opening } = await open({ dealId: 7, buyer: 'Thomas Keller' }, rights);
  expect(dialog.getByRole('radio', { name: /Read it here/ })).toBeChecked();
  expect(opening()).toHaveDisplayValue('With its phase, not before a day');
  expect(dialog.getByRole('textbox', { name: /Day/ })).toBeRequired();
});
