import type { DealDetail, Diligence, DiligenceLineDetail } from '@handover/shared/contract';
import { fakeHttp } from '@handover/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildDeal } from '../../testing/build-deal.ts';
import { buildComment, buildDiligence, buildLine, buildLineDetail } from '../../testing/build-diligence.ts';
import { buildRoomDocument, buildRoomPage } from '../../testing/build-room.ts';
import { renderDeals } from '../../testing/render-deals.tsx';
import { DiligencePanel } from './diligence-panel.tsx';

const path = '/api/deals/7/due_diligence/';
const linePath = '/api/due_diligence_lines/61/';

function open(list: Diligence, deal: Partial<DealDetail> = {}, query = '?tab=diligence') {
  const http = fakeHttp().on('get', path, () => ({ body: list }));
  const view = renderDeals(<DiligencePanel deal={buildDeal({ phase: 'due_diligence', ...deal })} />, {
    http,
    route: `/user-deals/view/7${query}`,
    path: '/user-deals/view/:id',
  });
  return { http, ...view };
}
const sentTo = (http: ReturnType<typeof fakeHttp>, url: string) =>
  http.calls
    .filter((call) => call.path === url && call.method.toLowerCase() !== 'get')
    .map(({ body }) => body);

test('the buyer adds lines one after the other with Enter: section stays, and the field is empty again', async () => {
  const list = buildDiligence({ sent_at: null, actions: ['write', 'send'], lines: [] });
  const { http } = open(list);
  http.on('post', `${path}lines/`, { status: 201, body: { ...list, lines: [buildLine()] } });
  await userEvent.type(await screen.findByRole('textbox', { name: /Name of the section/ }), ' Legal');
  const request = screen.getByRole('textbox', { name: /What you ask for/ });
  await userEvent.type(request, 'The articles{Enter}');
  await waitFor(() => expect((request as HTMLInputElement).value).toBe(''));
  expect(document.activeElement).toBe(request);
  await userEvent.type(request, 'The lease{Enter}');
  await waitFor(() => expect(sentTo(http, `${path}lines/`)).toHaveLength(2));
  expect(sentTo(http, `${path}lines/`)).toEqual([
    { lines: [{ section: 'Legal', request: 'The articles', due_on: null }] },
    { lines: [{ section: 'Legal', request: 'The lease', due_on: null }] },
  ]);
  await waitFor(() => expect((request as HTMLInputElement).value).toBe(''));
  await userEvent.tab();
  expect(request.getAttribute('aria-invalid')).not.toBe('true');
});

test('what is typed of the next line while one is sent stays', async () => {
  const list = buildDiligence({ sent_at: null, actions: ['write'], lines: [] });
  const { http } = open(list);
  const held = Promise.withResolvers<void>();
  http.on('post', `${path}lines/`, async () => {
    await held.promise;
    return { status: 201, body: { ...list, lines: [buildLine()] } };
  });
  await userEvent.type(await screen.findByRole('textbox', { name: /Name of the section/ }), 'Legal');
  const request = screen.getByRole('textbox', { name: /What you ask for/ });
  await userEvent.type(request, 'The articles{Enter}');
  await waitFor(() => expect(sentTo(http, `${path}lines/`)).toHaveLength(1));
  await userEvent.type(request, 'The lease');
  held.resolve();
  await waitFor(() => expect((request as HTMLInputElement).value).toBe('The lease'));
});

test('a list that is not sent says so, and is sent after a question', async () => {
  const list = buildDiligence({ sent_at: null, actions: ['write', 'send'] });
  const { http } = open(list);
  http.on('post', `${path}send/`, { body: list });
  await userEvent.click(await screen.findByRole('button', { name: 'Send the list' }));
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send the list' }),
  );
  expect(await screen.findByText('The list is sent.')).toBeTruthy();
});

test('before due diligence it can be written, not sent', async () => {
  open(buildDiligence({ sent_at: null, actions: ['write'] }), { phase: 'loi' });
  expect(await screen.findByText(/from the phase of due diligence on/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send the list' })).toBeNull();
});

test('the seller reads that there is no list yet, and has nothing to write', async () => {
  open(buildDiligence({ sent_at: null, lines: [] }), { side: 'seller' });
  expect(await screen.findByText('The buyer has not sent a list yet.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
});

test('lines are filtered by what waits for the viewer, which the address keeps', async () => {
  const lines = [
    buildLine({ mine: true }),
    buildLine({ id: 62, number: 2, request: 'The minutes', state: 'accepted' }),
  ];
  const { address } = open(buildDiligence({ lines }), { side: 'seller' });
  await userEvent.click(await screen.findByRole('button', { name: 'Your move 1' }));
  expect(address()).toBe('/user-deals/view/7?tab=diligence&filter=mine');
  expect(screen.getByText('The articles of association')).toBeTruthy();
  expect(screen.queryByText('The minutes')).toBeNull();
});

test('the seller provides a line that the address leads to; a line does not apply for a reason alone', async () => {
  const line = buildLineDetail(
    { actions: ['link', 'comment', 'provided', 'not_applicable'], mine: true, comment_count: 1 },
    [buildComment()],
  );
  const { http } = open(buildDiligence({ lines: [line] }), { side: 'seller' }, '?tab=diligence&line=61');
  http.on('get', linePath, { body: line }).on('post', `${linePath}state/`, { body: line });
  await userEvent.click(await screen.findByRole('button', { name: 'Not applicable' }));
  expect(await screen.findByText('Say why it does not apply.')).toBeTruthy();
  expect(sentTo(http, `${linePath}state/`)).toEqual([]);
  expect(screen.getByText('By Friday?')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: 'Comment or reason' }), 'In the folder');
  await userEvent.click(screen.getByRole('button', { name: 'Provided' }));
  expect(await screen.findByText('The line is provided.')).toBeTruthy();
  expect(sentTo(http, `${linePath}state/`)).toEqual([{ state: 'provided', comment: 'In the folder' }]);
});

test('a line that was changed meanwhile is not moved, and what was typed stays', async () => {
  const line = buildLineDetail({ actions: ['comment', 'accepted', 'returned'], state: 'provided' });
  const { http } = open(buildDiligence({ lines: [line] }), {}, '?tab=diligence&line=61');
  http.on('get', linePath, { body: line }).on('post', `${linePath}state/`, {
    status: 409,
    body: { detail: 'This was changed meanwhile.', code: 'record.changed' },
  });
  const comment = await screen.findByRole('textbox', { name: 'Comment or reason' });
  await userEvent.type(comment, 'A page is missing');
  await userEvent.click(screen.getByRole('button', { name: 'Return' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect((comment as HTMLTextAreaElement).value).toBe('A page is missing');
});

const openLine = (line: DiligenceLineDetail, deal: Partial<DealDetail> = {}) => {
  const opened = open(buildDiligence({ lines: [line] }), deal, '?tab=diligence&line=61');
  const now = { line };
  opened.http
    .on('get', linePath, () => ({ body: now.line }))
    .on('patch', linePath, () => ({ body: now.line }));
  /** Somebody else changes it, which the page is told of. */
  const change = async (next: Partial<DiligenceLineDetail>) => {
    now.line = { ...now.line, updated_at: '2026-11-22T09:00:00.000Z', ...next };
    await act(() => opened.platform.queries.invalidateQueries());
  };
  return { ...opened, change };
};

test('who edits a line that was changed meanwhile is told first, and loses nothing that was typed', async () => {
  const { http, change } = openLine(buildLineDetail({ actions: ['edit'] }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const request = screen.getByRole('textbox', { name: /What you ask for/ });
  await userEvent.type(request, ', all of them');
  await change({ request: 'The articles of all companies' });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/The line was changed meanwhile/)).toBeTruthy();
  expect(sentTo(http, linePath)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentTo(http, linePath)).toHaveLength(1));
  expect(sentTo(http, linePath)).toEqual([
    expect.objectContaining({ request: 'The articles of association, all of them' }),
  ]);
});

test('a line that is folded while it is edited keeps what was typed', async () => {
  openLine(buildLineDetail({ actions: ['edit'] }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  await userEvent.type(screen.getByRole('textbox', { name: /What you ask for/ }), ', all of them');
  const row = screen.getByRole('button', { name: /The articles of association/ });
  await userEvent.click(row);
  expect(screen.queryByRole('textbox', { name: /What you ask for/ })).toBeNull();
  await userEvent.click(row);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const request = screen.getByRole('textbox', { name: /What you ask for/ });
  await waitFor(() =>
    expect((request as HTMLTextAreaElement).value).toBe('The articles of association, all of them'),
  );
});

test('documents that somebody else of the side links meanwhile stay', async () => {
  const { http, change } = openLine(buildLineDetail({ actions: ['link'] }), { side: 'seller' });
  const room = buildRoomPage([buildRoomDocument()]);
  http.on('get', '/api/deals/7/data_room/', { body: room });
  await userEvent.click(await screen.findByRole('button', { name: 'Choose documents' }));
  await userEvent.click((await screen.findAllByRole('checkbox'))[0] as HTMLElement);
  await change({ documents: [{ id: 99, name: 'Lease.pdf', access: 'download', hidden_from_buyer: false }] });
  await userEvent.click(await screen.findByRole('button', { name: 'Link 2 documents' }));
  await waitFor(() => expect(sentTo(http, linePath)).toEqual([{ documents: [99, room.results[0]?.id] }]));
});

test('the seller links documents of the data room, and can move the line once that is done', async () => {
  const line = buildLineDetail({ actions: ['link', 'comment', 'provided'] });
  const { http } = open(buildDiligence({ lines: [line] }), { side: 'seller' }, '?tab=diligence&line=61');
  const room = buildRoomPage([buildRoomDocument()]);
  const held = Promise.withResolvers<void>();
  http.on('get', linePath, { body: line }).on('patch', linePath, async () => {
    await held.promise;
    return { body: line };
  });
  http.on('get', '/api/deals/7/data_room/', { body: room });
  await userEvent.click(await screen.findByRole('button', { name: 'Choose documents' }));
  const [first] = await screen.findAllByRole('checkbox');
  await userEvent.click(first as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Link 1 document' }));
  await waitFor(() => expect(sentTo(http, linePath)).toEqual([{ documents: [room.results[0]?.id] }]));
  const provided = screen.getByRole('button', { name: 'Provided' }) as HTMLButtonElement;
  expect(provided.disabled).toBe(true);
  held.resolve();
  await waitFor(() => expect(provided.disabled).toBe(false));
});

test('who only reads for the party, writes nothing', async () => {
  const line = buildLineDetail({ actions: ['comment', 'provided'] });
  const acting_for = { delegation_id: 3, name: 'Claire', right: 'read', may_accept: false } as never;
  const { http } = open(
    buildDiligence({ lines: [line] }),
    { side: 'seller', acting_for },
    '?tab=diligence&line=61',
  );
  http.on('get', linePath, { body: buildLineDetail({ actions: ['comment'] }, [buildComment()]) });
  expect(await screen.findByText('By Friday?')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
