import { type ListingReport, paths } from '@handover/shared/contract';
import { fakeHttp, renderWithPlatform } from '@handover/shared/testing';
import { buildPaged } from '@handover/shared/testing/node';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DecideReportModal } from '../features/reports/decide-report.modal.tsx';
import { ReportsPage } from './reports.page.tsx';

const REASON = 'The pictures are taken from another site';
const report = (overrides: Partial<ListingReport> = {}): ListingReport => ({
  id: 4711,
  created_at: '2026-11-29T09:00:00.000Z',
  reason: 'rights',
  explanation: 'The pictures show my workshop.',
  opportunity: { id: 3, title: 'A workshop in Lyon', is_published: true },
  reporter: { id: 9, name: 'Rita Reporter', email: 'rita@example.test' },
  decision: null,
  ...overrides,
});
const decided = report({
  id: 4712,
  opportunity: { id: 4, title: null, is_published: false },
  reporter: { id: null, name: '', email: '' },
  decision: { kind: 'taken_down', reason: REASON, by: null, at: '2026-11-30T09:00:00.000Z' },
});
const show = (open: ListingReport[], done: ListingReport[]) => {
  const http = fakeHttp().on('get', paths.listingReports, ({ params }) => ({
    body: buildPaged(params?.state === 'decided' ? done : open),
  }));
  const view = renderWithPlatform(<ReportsPage />, { http, route: '/staff-room/reports', signedIn: true });
  return { ...view, http };
};
const rowOf = async (state: string) =>
  within(await screen.findByRole('list', { name: `reports.${state}.title` })).getByRole('listitem');

test('an open report: of which listing, why, in which words, by whom', async () => {
  show([report()], []);
  const row = within(await rowOf('open'));
  expect(row.getByRole('link', { name: 'A workshop in Lyon' })).toHaveAttribute('href', '/opportunities/3');
  expect(row.getByRole('link', { name: 'Rita Reporter' })).toHaveAttribute('href', '/people/9');
  for (const text of ['reports.reasons.rights', 'The pictures show my workshop.', /rita@example.test/])
    expect(row.getByText(text)).toBeVisible();
  expect(await screen.findByText('reports.decided.none')).toBeVisible();
  const nav = within(screen.getByRole('navigation', { name: 'staffRoom' }));
  expect(nav.getByRole('link', { current: 'page' })).toHaveAccessibleName('menu.reports');
});

test('a decided one: what, why, when, by a colleague who has left; of a deleted listing and of nobody', async () => {
  show([], [decided]);
  const row = within(await rowOf('decided'));
  expect(row.queryByRole('link')).toBeNull();
  expect(row.queryByRole('button')).toBeNull();
  for (const text of ['reports.deleted', 'reports.decisions.taken_down', REASON, /reports.nameless/])
    expect(row.getByText(text)).toBeVisible();
  expect(await screen.findByText('reports.open.none')).toBeVisible();
});

test('the button opens the dialog of this report', async () => {
  const { platform } = show([report()], []);
  const open = jest.spyOn(platform.modals, 'open').mockResolvedValue(true);
  await userEvent.click(within(await rowOf('open')).getByRole('button'));
  expect(open).toHaveBeenCalledWith('decide-report', { report: report() });
});

test('staff say why, then decide; of what is not published only that it stays', async () => {
  const http = fakeHttp().on('post', paths.decideReport(4711), { body: decided });
  const onClose = jest.fn();
  const { unmount } = renderWithPlatform(<DecideReportModal report={report()} onClose={onClose} />, {
    http,
    signedIn: true,
  });
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.click(await screen.findByRole('option', { name: 'reports.choices.taken_down' }));
  await userEvent.click(screen.getByRole('button', { name: 'reports.actions.taken_down' }));
  expect(await screen.findByRole('textbox', { name: /reports.reason/ })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await userEvent.type(screen.getByRole('textbox', { name: /reports.reason/ }), REASON);
  await userEvent.click(screen.getByRole('button', { name: 'reports.actions.taken_down' }));
  await screen.findByText('reports.done.taken_down');
  expect(http.calls.at(-1)?.body).toEqual({ decision: 'taken_down', reason: REASON });
  expect(onClose).toHaveBeenCalledWith(true);
  unmount();
  renderWithPlatform(<DecideReportModal report={{ ...decided, decision: null }} onClose={onClose} />, {
    http: fakeHttp(),
    signedIn: true,
  });
  await userEvent.click(screen.getByRole('combobox'));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'reports.choices.gone',
  ]);
});
