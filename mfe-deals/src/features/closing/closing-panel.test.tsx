import { type Closing, type DealDetail, etagOf } from '@handover/shared/contract';
import { fakeHttp } from '@handover/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  buildAgreement,
  buildClosing,
  buildClosingFile,
  buildClosingLine,
  buildSigned,
  buildVersion,
} from '../../testing/build-closing.ts';
import { buildDeal } from '../../testing/build-deal.ts';
import { renderDeals } from '../../testing/render-deals.tsx';
import { ClosingPanel } from './closing-panel.tsx';

const path = '/api/deals/7/closing/';
const linePath = '/api/closing_lines/71/';

/** The buyer's page, unless said. */
function open(closing: Closing, deal: Partial<DealDetail> = {}, query = '?tab=closing') {
  const now = { closing };
  const http = fakeHttp().on('get', path, () => ({ body: now.closing }));
  const view = renderDeals(<ClosingPanel deal={buildDeal({ phase: 'closing', ...deal })} />, {
    http,
    route: `/user-deals/view/7${query}`,
    path: '/user-deals/view/:id',
  });
  /** Somebody else changes it, which the page is told of. */
  const change = async (next: Closing) => {
    now.closing = next;
    await act(() => view.platform.queries.invalidateQueries());
  };
  return { http, change, ...view };
}
const sentTo = (http: ReturnType<typeof fakeHttp>, url: string) =>
  http.calls
    .filter((call) => call.path === url && call.method.toLowerCase() !== 'get')
    .map(({ body }) => body);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const pdf = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' });

test('a line is added with Enter; what it is about and who owes it stay', async () => {
  const { http } = open(buildClosing());
  http.on('post', `${path}lines/`, { status: 201, body: buildClosing() });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'What it is about' }), 'Funds');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Who owes it' }), 'From both sides');
  const title = screen.getByRole('textbox', { name: /What has to be there/ });
  await userEvent.type(title, 'Funds flow{Enter}');
  await waitFor(() => expect((title as HTMLInputElement).value).toBe(''));
  expect(document.activeElement).toBe(title);
  await userEvent.type(title, 'The escrow{Enter}');
  const line = { kind: 'funds', owed_by: 'both', due_on: null };
  await waitFor(() =>
    expect(sentTo(http, `${path}lines/`)).toEqual([
      { lines: [{ ...line, title: 'Funds flow' }] },
      { lines: [{ ...line, title: 'The escrow' }] },
    ]),
  );
});

test('lines stand by what they are about, and are filtered by what waits for the viewer', async () => {
  const lines = [
    buildClosingLine({ id: 72, number: 2, kind: 'registration', title: 'Duties paid', mine: true }),
    buildClosingLine({ files: [buildClosingFile()] }),
  ];
  const { address } = open(buildClosing({ lines }));
  await button(/Power of attorney/);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Powers of attorney',
    'Registrations',
  ]);
  await userEvent.click(await button('Your move 1'));
  expect(address()).toBe('/user-deals/view/7?tab=closing&filter=mine');
  expect(screen.queryByText('Power of attorney of the seller')).toBeNull();
});

test('the other side confirms a line, or returns it with a reason', async () => {
  const line = buildClosingLine({
    state: 'done',
    moved: { side: 'seller', person: 'Claire Moreau', at: '2026-11-21T09:00:00.000Z' },
    actions: ['open', 'confirmed', 'not_needed'],
  });
  const { http } = open(buildClosing({ lines: [line] }), {}, '?tab=closing&line=71');
  http.on('post', `${linePath}state/`, { body: buildClosing() });
  expect(await screen.findByText(/^Done · Claire Moreau/)).toBeTruthy();
  await userEvent.click(await button('Return'));
  expect(await screen.findByText('Say why.')).toBeTruthy();
  expect(sentTo(http, `${linePath}state/`)).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'It is not signed');
  await userEvent.click(await button('Return'));
  await waitFor(() =>
    expect(sentTo(http, `${linePath}state/`)).toEqual([{ state: 'open', reason: 'It is not signed' }]),
  );
});

test('what a side has done itself it takes back without a word', async () => {
  const line = buildClosingLine({
    state: 'done',
    moved: { side: 'seller', person: 'Claire Moreau', at: '2026-11-21T09:00:00.000Z' },
    actions: ['open'],
  });
  const { http } = open(buildClosing({ lines: [line] }), { side: 'seller' }, '?tab=closing&line=71');
  http.on('post', `${linePath}state/`, { body: buildClosing() });
  await userEvent.click(await button('Take back'));
  await waitFor(() => expect(sentTo(http, `${linePath}state/`)).toEqual([{ state: 'open', reason: '' }]));
});

test('documents are attached by either side, and only one’s own are taken away', async () => {
  const files = [
    buildClosingFile(),
    buildClosingFile({
      side: 'buyer',
      file: { ...buildClosingFile().file, id: 84, name: 'Own.pdf' },
      mine: true,
    }),
  ];
  const line = buildClosingLine({ files, actions: ['attach', 'done'] });
  const { http } = open(buildClosing({ lines: [line] }), {}, '?tab=closing&line=71');
  const held = Promise.withResolvers<void>();
  http.on('post', `${linePath}files/`, async () => {
    await held.promise;
    return { status: 201, body: buildClosing() };
  });
  http.on('post', `${linePath}remove_file/`, { body: buildClosing() });
  const list = within(await screen.findByRole('list', { name: 'Documents of this line' }));
  expect(list.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
  await userEvent.click(list.getByRole('button', { name: 'Remove Own.pdf' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(sentTo(http, `${linePath}remove_file/`)).toEqual([{ file_id: 84 }]));
  await userEvent.click(await button('Attach documents'));
  await userEvent.upload(screen.getByLabelText(/^Documents( \*)?$/), pdf('release.pdf'));
  await userEvent.click(screen.getByRole('button', { name: 'Attach' }));
  const done = (await button('Done')) as HTMLButtonElement;
  await waitFor(() => expect(done.disabled).toBe(true));
  held.resolve();
  expect(await screen.findByText('The documents are attached.')).toBeTruthy();
  const [sent] = sentTo(http, `${linePath}files/`) as [FormData];
  expect((sent.getAll('files') as File[]).map(({ name }) => name)).toEqual(['release.pdf']);
});

test('an agreement begins with a draft that has a name and a note; without a file nothing is sent', async () => {
  const { http } = open(buildClosing());
  http.on('post', `${path}agreements/`, { status: 201, body: buildClosing() });
  await userEvent.click(await button('Add an agreement'));
  await userEvent.click(await button('Add the agreement'));
  expect(await screen.findByText('Choose a file.')).toBeTruthy();
  expect(sentTo(http, `${path}agreements/`)).toEqual([]);
  await userEvent.upload(screen.getByLabelText(/^File/), pdf('spa.pdf'));
  await userEvent.type(screen.getByRole('textbox', { name: /What is new/ }), 'Our first draft');
  await userEvent.click(await button('Add the agreement'));
  expect(await screen.findByText('The draft is uploaded.')).toBeTruthy();
  const [sent] = sentTo(http, `${path}agreements/`) as [FormData];
  expect([sent.get('name'), sent.get('note'), (sent.get('file') as File).name]).toEqual([
    'SPA',
    'Our first draft',
    'spa.pdf',
  ]);
});

test('a draft that the other side has marked is agreed after a question; earlier versions are folded', async () => {
  const versions = [
    buildVersion({ id: 92, number: 2, note: 'Clause 4', marked_by: ['seller'], actions: ['mark'] }),
    buildVersion(),
  ];
  const { http, change } = open(buildClosing({ agreements: [buildAgreement({ versions })] }));
  http.on('post', '/api/agreement_versions/92/mark/', { body: buildClosing() });
  expect(await screen.findByText('The other side agrees')).toBeTruthy();
  expect(screen.queryByText('Version 1')).toBeNull();
  await userEvent.click(await button('1 earlier version'));
  expect(screen.getByText('Version 1')).toBeTruthy();
  await userEvent.click(await button('Mark as agreed'));
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Mark as agreed' }),
  );
  await waitFor(() => expect(sentTo(http, '/api/agreement_versions/92/mark/')).toEqual([{ agreed: true }]));
  const agreed = buildVersion({ id: 92, number: 2, marked_by: ['seller', 'buyer'], is_agreed: true });
  await change(buildClosing({ agreements: [buildAgreement({ versions: [agreed] })] }));
  expect(await screen.findByText('Agreed by both sides')).toBeTruthy();
});

test('a signed copy is confirmed by the other side; a version that is not the newest any more says so', async () => {
  const signed = buildSigned('buyer');
  const version = buildVersion({ is_agreed: true, signed, actions: ['confirm_signed', 'remove_signed'] });
  const { http } = open(buildClosing({ agreements: [buildAgreement({ versions: [version] })] }), {
    side: 'seller',
  });
  http.on('post', '/api/agreement_versions/91/answer_signed_copy/', {
    status: 409,
    body: { detail: 'There is a newer version.', code: 'closing.newer_version' },
  });
  expect(await screen.findByText(/^Signed copy: Thomas Keller/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Return it' })).toBeTruthy();
  await userEvent.click(await button('Confirm the signed copy'));
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm the signed copy' }),
  );
  expect(await screen.findByRole('dialog')).toBeTruthy();
  const sent = http.calls.filter((call) => call.path === '/api/agreement_versions/91/answer_signed_copy/');
  const ifRead = etagOf(signed.attached.at);
  expect(sent.map(({ body, ifMatch }) => [body, ifMatch])).toEqual([[{ confirmed: true }, ifRead]]);
});

test('an adviser who may ask writes and uploads, and marks nothing for the party; who reads does neither', async () => {
  const version = buildVersion({ actions: ['mark'] });
  const closing = buildClosing({
    lines: [buildClosingLine({ actions: ['done'] })],
    agreements: [buildAgreement({ may_add: true, versions: [version] })],
  });
  const acting = (right: 'ask' | 'read') =>
    ({ delegation_id: 3, name: 'Claire', right, may_accept: false }) as never;
  const { unmount } = open(closing, { acting_for: acting('ask') }, '?tab=closing&line=71');
  expect(await button('Upload a new version')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mark as agreed' })).toBeNull();
  unmount();
  open(closing, { acting_for: acting('read') }, '?tab=closing&line=71');
  expect(await screen.findByText('Version 1')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Upload|Mark|^Done|Add/ })).toBeNull();
});
