import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../../contract/wire/paths.ts';
import { type FakeReply, fakeHttp, renderWithPlatform } from '../../../testing/index.ts';
import { buildPaged } from '../../../testing/node.ts';
import { DocumentGroups } from './document-groups.tsx';

const ANNUAL = paths.fileCollection('company_annual_accounts');
const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });

/** Uploads that go on for ever. */
async function upload(...names: string[]) {
  const http = fakeHttp()
    .on('get', ANNUAL, { body: buildPaged([]) })
    .on('post', ANNUAL, () => new Promise<FakeReply>(() => undefined));
  renderWithPlatform(<DocumentGroups owner="company" ownerId={7} kinds={['annual_accounts']} mayChange />, {
    http,
    signedIn: true,
  });
  const field = await screen.findByLabelText<HTMLInputElement>(/^documents.add/);
  await userEvent.upload(field, names.map(pdf));
  return field;
}
const cancelButtons = () =>
  within(screen.getByRole('list', { name: 'documents.uploadsOf' })).getAllByRole('button', {
    name: 'cancelUpload',
  });

test('an upload that is removed gives the focus to the next one', async () => {
  await upload('2024.pdf', '2025.pdf');
  await waitFor(() => expect(cancelButtons()).toHaveLength(2));
  await userEvent.click(cancelButtons()[0] ?? document.body);
  await waitFor(() => expect(cancelButtons()).toHaveLength(1));
  await waitFor(() => expect(cancelButtons()[0]).toHaveFocus());
});

test('the last one that is removed gives it to the field: another file can be chosen', async () => {
  const field = await upload('2024.pdf');
  await userEvent.click(cancelButtons()[0] ?? document.body);
  await waitFor(() => expect(field).toHaveFocus());
});
