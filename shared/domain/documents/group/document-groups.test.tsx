import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StoredFile } from '../../../contract/index.ts';
import { paths } from '../../../contract/wire/paths.ts';
import { shownMessagesAtom } from '../../../kernel/messages/index.ts';
import { Link } from '../../../kernel/router/index.ts';
import { type FakeReply, fakeHttp, pasteInto, renderWithPlatform } from '../../../testing/index.ts';
import { buildPaged } from '../../../testing/node.ts';
import { DocumentGroups, type DocumentGroupsProps } from './document-groups.tsx';

const ANNUAL = paths.fileCollection('company_annual_accounts');
const LEDGER = paths.fileCollection('general_ledgers');

const stored = (id: number, name: string): StoredFile => ({
  id,
  name,
  size: 2048,
  extension: name.split('.').at(-1) ?? '',
  group: 'annual',
  url: paths.file(id),
  created_at: '2026-01-02T10:00:00Z',
});
const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });

/** A server that keeps what it is sent; `answer` says otherwise. */
function server(start: StoredFile[] = []) {
  const serverFiles = [...start];
  const http = fakeHttp();
  const list = () => ({ body: buildPaged([...serverFiles]) });
  http.on('get', ANNUAL, list);
  http.on('post', ANNUAL, ({ body }) => {
    const file = body instanceof FormData ? body.get('files') : null;
    if (!(file instanceof File)) return { status: 400 };
    serverFiles.push(stored(serverFiles.length + 100, file.name));
    return { status: 201, body: { files: [] } };
  });
  return { http, serverFiles };
}

const show = (http: ReturnType<typeof fakeHttp>, props: Partial<DocumentGroupsProps> = {}) =>
  renderWithPlatform(
    <>
      <DocumentGroups owner="company" ownerId={7} kinds={['annual_accounts']} mayChange {...props} />
      <Link to="/elsewhere">away</Link>
    </>,
    { http, signedIn: true, route: '/company', path: '/company' },
  );
const input = () => screen.findByLabelText<HTMLInputElement>(/^documents.add/);
const uploads = () => screen.getByRole('list', { name: 'documents.uploadsOf' });
const posts = ({ calls }: ReturnType<typeof fakeHttp>) => calls.filter(({ method }) => method === 'post');

test('files are uploaded one per request, with their owner, and then listed', async () => {
  const { http } = server();
  show(http);
  await userEvent.upload(await input(), [pdf('2024.pdf'), pdf('2025.pdf')]);
  expect(await screen.findByRole('button', { name: /2025\.pdf/ })).toBeVisible();
  expect(posts(http)).toHaveLength(2);
  expect(posts(http).map(({ body }) => body instanceof FormData && body.get('company_id'))).toEqual([
    '7',
    '7',
  ]);
  expect(screen.queryByRole('list', { name: 'documents.uploadsOf' })).toBeNull();
  expect(screen.getByText('documents.announcement.stored')).toBeInTheDocument();
});

test('progress is shown, and a running upload can be cancelled', async () => {
  const { http } = server();
  http.on('post', ANNUAL, ({ progress }) => {
    progress(0.4);
    return new Promise<FakeReply>(() => undefined);
  });
  show(http);
  await userEvent.upload(await input(), pdf('2024.pdf'));
  expect(await within(uploads()).findByRole('progressbar')).toHaveAttribute('value', '0.4');
  await userEvent.click(within(uploads()).getByRole('button', { name: 'cancelUpload' }));
  expect(screen.queryByRole('list', { name: 'documents.uploadsOf' })).toBeNull();
  expect(screen.getByText('documents.announcement.cancelled')).toBeInTheDocument();
});

test('after a network error only failed uploads are repeated', async () => {
  const { http, serverFiles } = server();
  const { platform } = show(http, {});
  const field = await input();
  http.setOffline(true);
  await userEvent.upload(field, pdf('2024.pdf'));
  expect(await screen.findByText('documents.problem.network')).toBeVisible();
  expect(platform.store.get(shownMessagesAtom)).toEqual([
    expect.objectContaining({
      variant: 'error',
      text: 'prefix.annualAccountsdocuments.announcement.stopped',
    }),
  ]);
  http.setOffline(false);
  await userEvent.click(screen.getByRole('button', { name: 'documents.againNamed' }));
  expect(await screen.findByRole('button', { name: /2024\.pdf/ })).toBeVisible();
  expect(serverFiles).toHaveLength(1);
});

test('a file with invalid content shows an error in its row, can only be removed, and stops no other upload', async () => {
  const { http } = server();
  const taking = http.on('post', ANNUAL, ({ body }) => {
    const file = body instanceof FormData ? body.get('files') : null;
    return file instanceof File && file.name === 'fake.pdf'
      ? { status: 415, body: { detail: '-', code: 'file.wrong_content' } }
      : { status: 201 };
  });
  show(taking);
  await userEvent.upload(await input(), [pdf('fake.pdf'), pdf('good.pdf')]);
  expect(await screen.findByText('documents.problem.content')).toBeVisible();
  const row = within(uploads()).getAllByRole('listitem');
  await waitFor(() => expect(within(uploads()).getAllByRole('listitem')).toHaveLength(1));
  expect(row[0]).toHaveTextContent('fake.pdf');
  expect(within(uploads()).queryByRole('button', { name: 'documents.againNamed' })).toBeNull();
  await userEvent.click(within(uploads()).getByRole('button', { name: 'removeFile' }));
  expect(screen.queryByText('documents.problem.content')).toBeNull();
});

test.each([
  ['of another kind', new File(['x'], 'list.exe'), 'type'],
  ['empty', new File([], 'empty.pdf'), 'empty'],
  ['over 25 MB', Object.defineProperty(pdf('big.pdf'), 'size', { value: 25 * 1_048_576 + 1 }), 'size'],
  ['that is there already', pdf('2024.pdf'), 'double'],
])('a file %s is not uploaded', async (_what, file, key) => {
  const { http } = server([stored(1, '2024.pdf')]);
  show(http);
  await screen.findByRole('button', { name: /2024\.pdf/ });
  await userEvent.upload(await input(), file, { applyAccept: false });
  expect(await screen.findByText(`documents.problem.${key}`)).toBeVisible();
  expect(posts(http)).toHaveLength(0);
});

test('leaving during an upload asks first', async () => {
  const { http } = server();
  http.on('post', ANNUAL, () => new Promise<FakeReply>(() => undefined));
  const { address } = show(http);
  await userEvent.upload(await input(), pdf('2024.pdf'));
  await userEvent.click(screen.getByRole('link', { name: 'away' }));
  expect(await screen.findByRole('dialog', { name: 'unsaved.title' })).toBeVisible();
  expect(address()).toBe('/company');
  await userEvent.click(screen.getByRole('button', { name: 'unsaved.leave' }));
  await waitFor(() => expect(address()).toBe('/elsewhere'));
});

test('signing out cancels running uploads', async () => {
  const { http } = server();
  http.on('post', ANNUAL, () => new Promise<FakeReply>(() => undefined));
  const { platform } = show(http);
  await userEvent.upload(await input(), pdf('2024.pdf'));
  expect(uploads()).toBeVisible();
  act(() => platform.session.signOut());
  await waitFor(() => expect(screen.queryByRole('list', { name: 'documents.uploadsOf' })).toBeNull());
});

test('several are deleted at once, after a confirmation', async () => {
  const files = [stored(1, 'a.pdf'), stored(2, 'b.xlsx'), stored(3, 'c.docx')];
  const { http, serverFiles } = server(files);
  http.on('post', paths.deleteChosenFiles('company_annual_accounts'), ({ body }) => {
    serverFiles.splice(0, 2);
    return { body };
  });
  show(http);
  await userEvent.click(
    (await screen.findAllByRole('checkbox', { name: 'documents.choose' }))[0] as HTMLElement,
  );
  await userEvent.click(screen.getAllByRole('checkbox', { name: 'documents.choose' })[1] as HTMLElement);
  expect(screen.getByRole('checkbox', { name: 'documents.chooseAll' })).toBePartiallyChecked();
  await userEvent.click(screen.getByRole('button', { name: 'documents.deleteChosen' }));
  const dialog = await screen.findByRole('dialog');
  expect(posts(http)).toHaveLength(0);
  await userEvent.click(within(dialog).getByRole('button', { name: 'documents.delete.action' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /a\.pdf/ })).toBeNull());
  expect(posts(http)[0]?.body).toEqual({ company_id: 7, file_ids: [1, 2] });
  expect(screen.getByRole('button', { name: /c\.docx/ })).toBeVisible();
});

test('a file that somebody else has deleted: a message, and the list is refetched', async () => {
  const { http, serverFiles } = server([stored(1, 'a.pdf')]);
  http.on('delete', paths.fileOfCollection('company_annual_accounts', 1), () => {
    serverFiles.length = 0;
    return { status: 404, body: { detail: 'This file was not found', code: 'file.not_found' } };
  });
  show(http);
  await userEvent.click(await screen.findByRole('button', { name: 'documents.deleteNamed' }));
  await userEvent.click(await screen.findByRole('button', { name: 'documents.delete.action' }));
  expect(await screen.findByText('documents.none')).toBeVisible();
  expect(await screen.findByText('prefix.annualAccountsdocuments.gone')).toBeVisible();
});

test('an empty group is one line, until a file is added', async () => {
  const { http } = server();
  show(http);
  const group = await screen.findByRole('region', { name: 'documents.kind.annual_accounts' });
  await waitFor(() => expect(group).toHaveAttribute('data-empty'));
  await userEvent.upload(await input(), pdf('2025.pdf'));
  await screen.findByRole('button', { name: /2025\.pdf/ });
  expect(group).not.toHaveAttribute('data-empty');
});

test('a ledger is uploaded as `file`, and there can be only one', async () => {
  const http = fakeHttp().on('get', LEDGER, { body: buildPaged([]) });
  http.on('post', LEDGER, () => {
    http.on('get', LEDGER, { body: buildPaged([stored(9, 'ledger.xlsx')]) });
    return { status: 201 };
  });
  show(http, { kinds: ['general_ledger'] });
  await userEvent.upload(await input(), pdf('ledger.xlsx'));
  expect(await screen.findByText('documents.oneLedger')).toBeVisible();
  const { body } = posts(http)[0] ?? {};
  expect(body instanceof FormData && [...body.keys()]).toEqual(['company_id', 'file']);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a long group is searched, sorted and paged on the server', async () => {
  const files = Array.from({ length: 10 }, (_each, index) => stored(index + 1, `${index}.pdf`));
  const http = fakeHttp().on('get', ANNUAL, ({ params }) => ({
    body: { ...buildPaged(files), count: 25, pages_count: 3, current_page: Number(params.page) },
  }));
  show(http);
  await userEvent.click(await screen.findByRole('button', { name: 'documents.next' }));
  await waitFor(() => expect(http.calls.at(-1)?.params).toMatchObject({ page: '2', company_id: '7' }));
  await pasteInto(screen.getByRole('searchbox'), 'bilan');
  await waitFor(() => expect(http.calls.at(-1)?.params).toMatchObject({ page: '1', name: 'bilan' }));
});

test('read-only users can download; a closed group is not fetched', async () => {
  const { http } = server([stored(1, 'a.pdf')]);
  http.on('get', paths.file(1), { body: new Blob(['x']) });
  show(http, {
    mayChange: false,
    kinds: ['annual_accounts', 'general_ledger'],
    closed: { general_ledger: 'Opens later' },
  });
  const name = await screen.findByRole('button', { name: /a\.pdf/ });
  expect(screen.queryByLabelText(/^documents.add/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'documents.deleteNamed' })).toBeNull();
  expect(screen.getByText('Opens later')).toBeVisible();
  expect(http.calls.some(({ path }) => path === LEDGER)).toBe(false);
  URL.createObjectURL = () => 'blob:here';
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await userEvent.click(name);
  await waitFor(() => expect(saved).toHaveBeenCalled());
  saved.mockRestore();
});

test('a list that fails to load can be retried', async () => {
  const http = fakeHttp().on('get', ANNUAL, { status: 500, body: {} });
  show(http);
  const again = await screen.findByRole('button', { name: 'loadAgain' });
  http.on('get', ANNUAL, { body: buildPaged([stored(1, 'a.pdf')]) });
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: /a\.pdf/ })).toBeVisible();
});
