import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildRoomDocument, buildRoomPage } from '../../testing/build-room.ts';
import { callsTo, openRoom, owner, requester, rowOf, toOwner } from './testing/open-room.tsx';

test('deletion asks first, and says that earlier versions go too', async () => {
  const earlier = { ...buildRoomDocument({ id: 60, name: 'Draft.pdf' }), version: 1 };
  const { http } = openRoom(
    owner,
    buildRoomPage([buildRoomDocument({ version: 2, earlier_versions: [earlier] })], toOwner),
  );
  http.on('delete', '/api/deal_opportunity_documents/61/', { status: 204 });
  const row = within(await rowOf('Lease.pdf'));
  row.getByText('Version 2');
  row.getByText('1 earlier version');
  within(row.getByRole('list', { hidden: true })).getByText('Draft.pdf');
  await userEvent.click(row.getByRole('button', { name: 'documents.deleteNamed' }));
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByText(/nor its earlier versions/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'documents.delete.action' }));
  await waitFor(() => expect(callsTo(http, 'delete', '/api/deal_opportunity_documents/61/')).toHaveLength(1));
});

test('several are ticked and deleted together, by one call for each group', async () => {
  const documents = [
    buildRoomDocument({ id: 61, name: 'Lease.pdf', version: 2 }),
    buildRoomDocument({ id: 62, name: 'Permit.pdf', number: 2 }),
    buildRoomDocument({ id: 63, name: 'Accounts.pdf', group: 'annual' }),
  ];
  const { http } = openRoom(owner, buildRoomPage(documents, toOwner));
  http
    .on('post', '/api/deal_opportunity_documents/delete_chosen_files/', { status: 204 })
    .on('delete', '/api/deal_opportunity_annual_accounts/63/', { status: 204 });
  await rowOf('Lease.pdf');
  expect(screen.queryByRole('button', { name: 'documents.deleteChosen' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'documents.chooseAll' }));
  await userEvent.click(screen.getByRole('button', { name: 'documents.deleteChosen' }));
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByText(/Earlier versions are deleted with them/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'documents.delete.action' }));
  await waitFor(() =>
    expect(callsTo(http, 'delete', '/api/deal_opportunity_annual_accounts/63/')).toHaveLength(1),
  );
  const [call] = callsTo(http, 'post', '/api/deal_opportunity_documents/delete_chosen_files/');
  expect(call?.body).toEqual({ file_ids: [61, 62], opportunity_id: 9 });
});

test.each([
  ['the first group', 61, 63, 'Deleted: Accounts.pdf. Not deleted: Lease.pdf. It is locked'],
  ['the last group', 63, 61, 'Deleted: Lease.pdf. Not deleted: Accounts.pdf. It is locked'],
])(
  'where %s can not be deleted it is told what is, and what is not',
  async (_which, failing, passing, told) => {
    const documents = [
      buildRoomDocument({ id: 61, name: 'Lease.pdf' }),
      buildRoomDocument({ id: 63, name: 'Accounts.pdf', group: 'annual' }),
    ];
    const { http } = openRoom(owner, buildRoomPage(documents, toOwner));
    const url = (id: number) => `/api/deal_opportunity_${id === 63 ? 'annual_accounts' : 'documents'}/${id}/`;
    http
      .on('delete', url(failing), { status: 409, body: { detail: 'It is locked' } })
      .on('delete', url(passing), { status: 204 });
    await rowOf('Lease.pdf');
    await userEvent.click(screen.getByRole('checkbox', { name: 'documents.chooseAll' }));
    await userEvent.click(screen.getByRole('button', { name: 'documents.deleteChosen' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'documents.delete.action' }));
    expect(await screen.findByText(told)).toBeVisible();
  },
);

test('who may only read ticks nothing', async () => {
  openRoom(requester, buildRoomPage([buildRoomDocument(), buildRoomDocument({ id: 62, number: 2 })]));
  await screen.findAllByRole('rowheader');
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
});
