import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../../contract/wire/paths.ts';
import { shownMessagesAtom } from '../../../kernel/messages/index.ts';
import { fakeHttp, renderWithPlatform } from '../../../testing/index.ts';
import { DocumentUploads } from './document-uploads.tsx';

const DOCUMENTS = paths.fileCollection('deal_opportunity_documents');
const texts = { drop: 'Drop here', choose: 'Choose a folder', waiting: (count: number) => `${count} wait` };

function show() {
  const http = fakeHttp().on('post', DOCUMENTS, { status: 201, body: { files: [] } });
  const into = { folderId: undefined, kind: undefined, texts };
  const { platform } = renderWithPlatform(
    <DocumentUploads owner="deal_opportunity" ownerId={7} into={into} />,
    {
      http,
      signedIn: true,
    },
  );
  return { http, messages: () => platform.store.get(shownMessagesAtom) };
}

/** Drops a folder with these files, of which null can't be read. */
function dropFolder(files: (File | null)[]) {
  const left = files.map((file, at) => ({
    name: file?.name ?? `${at}.pdf`,
    isFile: true,
    file: (done: (file: File) => void, fail: (error: Error) => void) =>
      file ? done(file) : fail(new DOMException('', 'NotReadableError')),
  }));
  const readEntries = (done: (part: unknown[]) => void) => done(left.splice(0));
  const folder = { name: 'Legal', isFile: false, isDirectory: true, createReader: () => ({ readEntries }) };
  const items = [{ webkitGetAsEntry: () => folder }];
  fireEvent.drop(screen.getByText('Drop here'), { dataTransfer: { items, files: [], types: ['Files'] } });
}

// First: once it is loaded it can't fail.
test('where what reads folders can’t be loaded, that is said', async () => {
  jest.doMock('../../../design/forms/files/read-dropped.ts', () => {
    throw new Error('no connection');
  });
  const { messages } = show();
  dropFolder([new File(['%PDF'], 'Lease.pdf')]);
  await waitFor(() => expect(messages()).toMatchObject([{ variant: 'error', text: 'Network error' }]));
  jest.dontMock('../../../design/forms/files/read-dropped.ts');
});

test('of a folder with a file that can’t be read the others are sent, and it is said', async () => {
  const { http } = show();
  dropFolder([new File(['%PDF'], 'Lease.pdf'), null]);
  expect(await screen.findByText('documents.unread')).toBeVisible();
  await waitFor(() => expect(http.calls.filter(({ method }) => method === 'post')).toHaveLength(1));
  const [{ body } = {}] = http.calls;
  expect((body as FormData).get('path')).toBe('Legal');
  expect(screen.queryByText('documents.leftOut')).toBeNull();
});

test('of a folder in which nothing can be read that is said too', async () => {
  show();
  dropFolder([null]);
  expect(await screen.findByText('documents.unread')).toBeVisible();
});

test('of many files it is told how many are stored, and they can be held back', async () => {
  const { http } = show();
  const answers: (() => void)[] = [];
  http.on(
    'post',
    DOCUMENTS,
    () => new Promise((done) => answers.push(() => done({ status: 201, body: { files: [] } }))),
  );
  dropFolder(Array.from({ length: 5 }, (_, at) => new File(['%PDF'], `${at}.pdf`)));
  await userEvent.click(await screen.findByRole('button', { name: 'documents.pause' }));
  await waitFor(() => expect(answers).toHaveLength(3));
  for (const answer of answers.splice(0)) answer();
  await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('value', '12'));
  expect(screen.getByText(/documents\.paused/)).toHaveAttribute('role', 'status');
  await userEvent.click(screen.getByRole('button', { name: 'documents.resume' }));
  await waitFor(() => expect(answers).toHaveLength(2));
  for (const answer of answers) answer();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});
