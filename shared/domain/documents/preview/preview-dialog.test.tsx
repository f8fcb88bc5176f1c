import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../../contract/wire/paths.ts';
import { fakeHttp, type RenderOptions, renderWithPlatform } from '../../../testing/index.ts';
import { PreviewButton } from './preview-button.tsx';
import type { PreviewedFile } from './previewed-file.ts';

// The frame loads nothing in jsdom: its drawing is tested in e2e/specs/journeys/deals/document-preview.spec.ts.
const previewFrame = '/r/host/1/preview/frame.html';
const fileOf = (id: number, name: string): PreviewedFile => ({
  id,
  name,
  url: paths.file(id),
  extension: name.split('.').at(-1) ?? '',
  size: 2048,
});
const FILES = [fileOf(1, 'accounts.pdf'), fileOf(2, 'letter.doc'), fileOf(3, 'ledger.xlsx')];

function show(options: RenderOptions = {}, files = FILES) {
  const list = files.map((file) => <PreviewButton key={file.id} file={file} files={files} />);
  renderWithPlatform(<div>{list}</div>, { previewFrame, signedIn: true, ...options });
}
const open = () =>
  userEvent.click(screen.getAllByRole('button', { name: 'documents.preview' })[0] as HTMLElement);
const dialog = (name: string) => screen.findByRole('dialog', { name });
const frame = () => document.querySelector('iframe');

test('files that can be shown have a button, others do not', () => {
  show();
  expect(screen.getAllByRole('button', { name: 'documents.preview' })).toHaveLength(2);
});

test('a shell without the frame offers downloads only', () => {
  show({ previewFrame: undefined });
  expect(screen.queryByRole('button')).toBeNull();
});

test('the frame is a sandbox: scripts, and nothing else', async () => {
  show({ http: fakeHttp().on('get', paths.file(1), { body: new Blob(['%PDF']) }) });
  await open();
  await dialog('accounts.pdf');
  expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts');
  expect(frame()?.getAttribute('src')).toBe(previewFrame);
  expect(frame()?.title).not.toBe('');
});

test.each([401, 403, 404, 410, 500])('a %i says why and can be tried again', async (status) => {
  let answers = 0;
  const http = fakeHttp().on('get', paths.file(1), () => {
    answers += 1;
    return answers === 1 ? { status, body: { detail: 'Not this one' } } : { body: new Blob(['%PDF']) };
  });
  show({ http });
  await open();
  const alert = await within(await dialog('accounts.pdf')).findByRole('alert');
  expect(alert).toHaveTextContent('failed');
  expect(frame()).toBeNull();
  await userEvent.click(within(alert).getByRole('button'));
  expect(frame()).not.toBeNull();
  expect(answers).toBeGreaterThan(1);
});

test('from document to document, also past one that can only be downloaded', async () => {
  const http = fakeHttp();
  for (const { id } of FILES) http.on('get', paths.file(id), { body: new Blob(['content']) });
  show({ http });
  await open();
  const next = async () =>
    userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'next' }));
  await dialog('accounts.pdf');
  await next();
  expect(await within(await dialog('letter.doc')).findByRole('alert')).toHaveTextContent(
    'problem.unsupported.title',
  );
  await next();
  await dialog('ledger.xlsx');
  expect(within(await screen.findByRole('dialog')).getByRole('button', { name: 'next' })).toBeDisabled();
  // The one that can't be shown was not read.
  expect(http.calls.filter(({ path }) => path === paths.file(2))).toEqual([]);
});
