import { type AuditEvent, paths } from '@handover/shared/contract';
import { type FakeHttp, fakeHttp, renderWithPlatform } from '@handover/shared/testing';
import { buildPaged } from '@handover/shared/testing/node';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuditLogPage } from './audit-log.page.tsx';

const sacha = { id: 4, name: 'Sacha Moreau' };
const buildEvent = (overrides: Partial<AuditEvent> = {}): AuditEvent => ({
  id: 41,
  at: '2026-11-21T09:00:00.000Z',
  kind: 'person_suspended',
  actor: sacha,
  acted_by: null,
  person: { id: 12, name: null },
  opportunity: null,
  deal: null,
  entry: null,
  release: null,
  ...overrides,
});
const atServer = (events = [buildEvent()]) =>
  fakeHttp().on('get', paths.auditEvents, { body: buildPaged(events) });
const show = (http: FakeHttp, route = '/audit-log') =>
  renderWithPlatform(<AuditLogPage />, { http, route, signedIn: true });
const row = async () =>
  within(await screen.findByRole('list', { name: 'audit.events' })).getByRole('listitem');

test('who did it and whose account it is about, once where it is the same; a closed account has no link', async () => {
  const { unmount } = show(atServer());
  expect(await row()).toHaveTextContent('audit.by Sacha Moreau');
  expect(await row()).toHaveTextContent('audit.of audit.formerNumber');
  expect(within(await row()).getAllByRole('link')).toHaveLength(1);
  unmount();
  show(atServer([buildEvent({ kind: 'signed_in', person: sacha })]));
  expect(await row()).not.toHaveTextContent('audit.of');
});

test('an act of an adviser names the adviser besides', async () => {
  show(atServer([buildEvent({ acted_by: { id: 9, name: 'Anne Roux' } })]));
  expect(await row()).toHaveTextContent('audit.by Sacha Moreauaudit.through Anne Roux');
  expect(within(await row()).getByRole('link', { name: 'Anne Roux' })).toHaveAttribute('href', '/people/9');
});

test('of a release: who, when, which set and which versions', async () => {
  const release = {
    number: 12,
    set: 'set-12',
    at: '2026-11-20T09:00:00.000Z',
    by: 'claire',
    changes: [
      { name: 'mfe-deals', from: '1.0.0-a', to: '1.0.0-b' },
      { name: 'mfe-reviews', from: null, to: '1.0.0-c' },
      { name: 'mfe-old', from: '1.0.0-d', to: null },
    ],
  };
  show(atServer([buildEvent({ kind: 'released', actor: null, person: null, release })]));
  expect(await row()).toHaveTextContent('audit.kinds.released');
  for (const text of ['release', 'releasedAt', 'replaced', 'added', 'removed', 'set'])
    expect(await row()).toHaveTextContent(`audit.${text}`);
});

test('a kind and a person are chosen, and are in the address', async () => {
  const http = atServer();
  show(http, '/audit-log?person=12&kind=nonsense');
  await row();
  await userEvent.selectOptions(screen.getByRole('combobox'), 'audit.kinds.deal_read');
  await row();
  await userEvent.click(screen.getByRole('button', { name: 'audit.ofAll' }));
  await row();
  expect(http.calls.map(({ params }) => [params?.kind, params?.person])).toEqual([
    [undefined, '12'],
    ['deal_read', '12'],
    ['deal_read', undefined],
  ]);
});

test.each([
  [{ count: 41, hash: 'abc', broken: null }, 'audit.whole'],
  [{ count: 40, hash: 'abc', broken: 41 }, 'audit.broken'],
])('the log is checked: %j', async (chain, told) => {
  show(atServer().on('post', paths.verifyAudit, { body: chain }));
  await userEvent.click(await screen.findByRole('button', { name: 'audit.checkNow' }));
  await screen.findByText(new RegExp(told));
});
