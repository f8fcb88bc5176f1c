import type { DocumentRights } from '@handover/shared/contract';
import type { ModalProps } from '@handover/shared/modals';
import { fakeHttp } from '@handover/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildBidder, buildEffect } from '../../testing/build-room.ts';
import { ModalOpener } from '../../testing/modal-opener.tsx';
import { renderDeals } from '../../testing/render-deals.tsx';

const BY_DEFAULT: DocumentRights = { access: 'download', opens_early: false, opens_on: null };
const files = [{ id: 61, name: 'Lease.pdf' }];

const ROOM = '/api/deals/7/data_room/';
const BIDDERS = [
  buildBidder({ deal_id: 7 }),
  buildBidder({ deal_id: 8, person: 'Lena Fischer' }),
  buildBidder({ deal_id: 9, person: null }),
  buildBidder({ deal_id: 10, person: 'Over Now', status: 'cancelled' }),
];
const MISSING = [{ deal_id: 8, names: ['Legal'] }];
const DEAL = { dealId: 7, buyer: 'Thomas Keller' };

async function open(
  of: ModalProps<'document-rights'>['of'],
  rights = BY_DEFAULT,
  more: Partial<ModalProps<'document-rights'>> = {},
) {
  const http = fakeHttp()
    .on('post', `${ROOM}access/`, { body: { missing: MISSING } })
    .on('post', `${ROOM}preview_change/`, { body: buildEffect({ closes: ['Lease.pdf'] }) })
    .on('get', `${ROOM}bidders/`, { body: { bidders: BIDDERS } })
    .on('post', '/api/opportunities/4/document_access/', { status: 204 });
  renderDeals(<ModalOpener name="document-rights" props={{ of, files, rights, ...more }} />, { http });
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
    sent: () =>
      http.calls.filter(({ method, path }) => method === 'post' && !path.endsWith('preview_change/')),
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

const inLegal = (isInherited: boolean) => ({
  within: { folder: 'Legal', rights: { ...BY_DEFAULT, access: 'listed' as const }, isInherited },
});

test('in a folder it begins with what that says, which can be chosen again', async () => {
  const { dialog, choose, opening, save, sent } = await open(DEAL, BY_DEFAULT, inLegal(true));
  const inherited = dialog.getByRole('radio', { name: /As the folder “Legal”/ });
  expect(inherited).toBeChecked();
  expect(inherited).toHaveAccessibleDescription('See its name');
  expect(opening()).toBeNull();
  await choose(/Read and download it/);
  await choose(/As the folder/);
  await save();
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ access: null, file_ids: [61] }));
});

test('of what has its own, that is chosen, and stays its own', async () => {
  const { save, sent, dialog } = await open(DEAL, BY_DEFAULT, inLegal(false));
  expect(dialog.getByRole('radio', { name: /Read and download it/ })).toBeChecked();
  await save();
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ access: 'download' }));
});

test('a folder is set with what is in it, also for other buyers; what they lack is told', async () => {
  const folder = { files: [], folders: [{ id: 71, name: 'Legal' }] };
  const { dialog, choose, save, sent, http } = await open(DEAL, BY_DEFAULT, folder);
  dialog.getByText(/holds for all that is in the folder/);
  await choose(/See nothing of it/);
  await userEvent.click(dialog.getByRole('checkbox', { name: /what is in it and has access of its own/ }));
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'All 2 other buyers' }));
  expect(dialog.queryByRole('checkbox', { name: 'Over Now' })).toBeNull();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Former user' }));
  await dialog.findByText('Narrower access for Thomas Keller: Lease.pdf.');
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  const body = { folder_ids: [71], file_ids: [], access: 'hidden', within: true };
  expect(sent()[0]?.body).toMatchObject({ ...body, also_in: [8] });
  const previews = http.calls.filter(({ path }) => path.endsWith('preview_change/'));
  expect(previews.at(-1)?.body).toMatchObject({ rights: body });
  await screen.findByText(/^Legal: another data room does not have it/);
});

test('what in a folder stays open is told', async () => {
  const { http, dialog, choose } = await open(DEAL, BY_DEFAULT, {
    files: [],
    folders: [{ id: 71, name: 'Legal' }],
  });
  http.on('post', `${ROOM}preview_change/`, { body: buildEffect({ keeps: ['Claim.pdf'] }) });
  await choose(/See nothing of it/);
  await dialog.findByText('Keeps wider access of its own: Claim.pdf.');
});

test('where it can’t be found out what a choice opens, that is said, and it can be made', async () => {
  const { http, dialog, choose, save, sent } = await open(DEAL);
  http.on('post', `${ROOM}preview_change/`, { status: 500, body: { detail: '' } });
  await choose(/See nothing of it/);
  await dialog.findByText('What this opens to Thomas Keller, or closes, could not be found out.');
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test('what another choice would do is not said of this one while it is asked', async () => {
  const { http, dialog, choose } = await open(DEAL);
  const note = 'Narrower access for Thomas Keller: Lease.pdf.';
  await dialog.findByText(note);
  http.on('post', `${ROOM}preview_change/`, () => new Promise(() => undefined));
  await choose(/See its name/);
  await waitFor(() => expect(dialog.queryByText(note)).toBeNull());
});
