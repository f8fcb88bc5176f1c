import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../../contract/wire/paths.ts';
import { type FakeReply, fakeHttp, renderWithPlatform } from '../../../testing/index.ts';
import { PendingDocuments } from '../group/pending-documents.tsx';
import { useDocumentQueues } from './use-document-queues.ts';
import { useRelatedDocuments } from './use-related-documents.ts';

const ANNUAL = paths.fileCollection('company_annual_accounts');
const REFUSED = { status: 415, body: { detail: '-', code: 'file.wrong_content' } };
const VALUES = { id: 12 };

/** The form of a company; `told` gets what the save of its annual accounts throws. */
function show(answers: (name: string) => FakeReply | Promise<FakeReply>) {
  const told = jest.fn();
  const http = fakeHttp().on('post', ANNUAL, ({ body }) =>
    answers([...(body as FormData).values()].find((value) => value instanceof File)?.name ?? ''),
  );
  const Form = () => {
    const documents = useDocumentQueues('company');
    const [accounts] = useRelatedDocuments<typeof VALUES>(documents, 'documents');
    const save = () => accounts?.save({ id: 12, before: VALUES, after: VALUES, options: {} }).catch(told);
    return (
      <>
        <PendingDocuments documents={documents} ownerId={12} />
        <button type="button" onClick={save}>
          save
        </button>
      </>
    );
  };
  renderWithPlatform(<Form />, { http, signedIn: true });
  return told;
}
const choose = async (...names: string[]) => {
  const [field] = screen.getAllByLabelText(/^documents.addTo/);
  await userEvent.upload(
    field as HTMLElement,
    names.map((name) => new File(['%PDF'], name, { type: 'application/pdf' })),
  );
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'save' }));

test('a file that is taken away meanwhile is not said to be stored', async () => {
  const told = show((name) => (name === '2024.pdf' ? REFUSED : new Promise<FakeReply>(() => undefined)));
  await choose('2024.pdf', '2025.pdf');
  await save();
  const row = (await screen.findByText('2025.pdf')).closest('li') as HTMLElement;
  await userEvent.click(await within(row).findByRole('button', { name: 'cancelUpload' }));
  await waitFor(() => expect(told).toHaveBeenCalled());
  expect(told.mock.calls[0]?.[0]).toMatchObject({ isHalfDone: false });
});

test('one that was stored is, though another was chosen meanwhile', async () => {
  let store: (reply: FakeReply) => void = () => undefined;
  const told = show((name) =>
    name === '2024.pdf' ? new Promise<FakeReply>((resolve) => (store = resolve)) : REFUSED,
  );
  await choose('2024.pdf');
  await save();
  await choose('2025.pdf');
  store({ status: 201 });
  await waitFor(() => expect(told).toHaveBeenCalled());
  expect(told.mock.calls[0]?.[0]).toMatchObject({ isHalfDone: true });
});
