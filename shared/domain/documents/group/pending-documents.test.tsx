import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../../contract/wire/paths.ts';
import { fakeHttp, renderWithPlatform } from '../../../testing/index.ts';
import { useDocumentQueues } from '../queue/use-document-queues.ts';
import { PendingDocuments } from './pending-documents.tsx';

test('files of a new record are chosen first, and uploaded to their collections after the save', async () => {
  const http = fakeHttp()
    .on('post', paths.fileCollection('company_annual_accounts'), { status: 201 })
    .on('post', paths.fileCollection('general_ledgers'), {
      status: 415,
      body: { detail: '-', code: 'file.wrong_content' },
    });
  const told = jest.fn();
  const Form = () => {
    const documents = useDocumentQueues('company');
    return (
      <>
        <PendingDocuments documents={documents} />
        <span>{documents.busy ? 'to be sent' : 'nothing to send'}</span>
        <button type="button" onClick={() => documents.uploadTo(12).then(told)}>
          save
        </button>
      </>
    );
  };
  renderWithPlatform(<Form />, { http, signedIn: true });
  const [annual] = screen.getAllByLabelText(/^documents.addTo/);
  await userEvent.upload(annual as HTMLElement, new File(['%PDF'], '2024.pdf'));
  await userEvent.upload(screen.getByLabelText(/^documents.addOneTo/), new File(['x'], 'ledger.xlsx'));
  expect(screen.getByText('to be sent')).toBeVisible();
  // No upload is running before the save.
  expect(screen.getAllByRole('list', { name: 'documents.chosenOf' })).toHaveLength(2);
  expect(screen.queryByRole('list', { name: 'documents.uploadsOf' })).toBeNull();
  expect(http.calls).toEqual([]);
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockReset();
  await userEvent.click(screen.getByRole('button', { name: 'save' }));
  const reason = await screen.findByText('documents.problem.content');
  expect(reason).toBeVisible();
  expect(scroll.mock.contexts).toEqual([reason.closest('li')]);
  expect(told.mock.calls[0]?.[0]).toMatchObject([{ problem: { key: 'content' } }]);
  const sent = http.calls.filter(({ method }) => method === 'post');
  expect(sent.map(({ path, body }) => [path, body instanceof FormData && body.get('company_id')])).toEqual([
    [paths.fileCollection('company_annual_accounts'), '12'],
    [paths.fileCollection('general_ledgers'), '12'],
  ]);
});
