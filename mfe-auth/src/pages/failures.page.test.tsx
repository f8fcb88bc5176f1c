import { type FailedJob, type FailedMail, paths } from '@handover/shared/contract';
import { type FakeHttp, fakeHttp, renderWithPlatform } from '@handover/shared/testing';
import { buildPaged } from '@handover/shared/testing/node';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FailuresPage } from './failures.page.tsx';

const failure = {
  since: '2026-11-21T09:00:00.000Z',
  last_failed_at: '2026-11-21T09:03:00.000Z',
  failures: 2,
  cause: 'unreachable',
  code: 'ECONNREFUSED',
} as const;
const mail = (overrides: Partial<FailedMail> = {}): FailedMail => ({
  ...failure,
  ...{ id: 7, kind: 'recovery', to: 'anne@example.test', state: 'waiting', next_try_at: null },
  ...overrides,
});
const job = (overrides: Partial<FailedJob> = {}): FailedJob => ({
  ...failure,
  ...{ id: 3, name: 'retention', records: null, asked: false },
  ...overrides,
});
const atServer = (mails: FailedMail[], jobs: FailedJob[]) =>
  fakeHttp()
    .on('get', paths.failedMails, { body: buildPaged(mails) })
    .on('get', paths.failedJobs, { body: buildPaged(jobs) });
const show = (http: FakeHttp) =>
  renderWithPlatform(<FailuresPage />, { http, route: '/staff-room/failures', signedIn: true });
const rows = async (list: string) =>
  within(await screen.findByRole('list', { name: `failures.${list}.title` })).getAllByRole('listitem');

test('of a mail: what it is, to whom, why, how often, and what happens next', async () => {
  show(atServer([mail(), mail({ id: 8, state: 'outdated', failures: 1, code: null })], []));
  const [first, second] = await rows('mails');
  for (const text of ['kinds.recovery', 'causes.unreachable', 'times', 'code', 'states.waiting'])
    expect(first).toHaveTextContent(`failures.${text}`);
  expect(first).toHaveTextContent('anne@example.test');
  expect(second).toHaveTextContent('failures.once');
  expect(second).not.toHaveTextContent('failures.code');
  expect(within(second as HTMLElement).queryByRole('button')).toBeNull();
  expect(await screen.findByText('failures.jobs.none')).toBeVisible();
  const nav = within(screen.getByRole('navigation', { name: 'staffRoom' }));
  expect(nav.getByRole('link', { current: 'page' })).toHaveAccessibleName('menu.failures');
});

test('of a job: its name, and how many records failed', async () => {
  show(
    atServer([], [job(), job({ id: 4, name: 'letters-remind', records: 2 }), job({ id: 5, asked: true })]),
  );
  const [whole, some, asked] = await rows('jobs');
  expect(whole).toHaveTextContent('failures.names.retention');
  expect(whole).toHaveTextContent('failures.states.failed');
  expect(some).toHaveTextContent('failures.states.records');
  expect(asked).toHaveTextContent('failures.states.asked');
});

test('one is tried again, or all; the list is read again', async () => {
  const http = atServer([mail(), mail({ id: 8 })], [job()])
    .on('post', paths.retryMail(8), { body: { count: 1 } })
    .on('post', paths.retryMails, { body: { count: 2 } })
    .on('post', paths.retryJob(3), { body: { count: 1 } });
  show(http);
  const [, second] = await rows('mails');
  await userEvent.click(within(second as HTMLElement).getByRole('button'));
  await screen.findByText('failures.mails.retried');
  await userEvent.click(screen.getByRole('button', { name: 'failures.mails.retryAll' }));
  await userEvent.click(within((await rows('jobs'))[0] as HTMLElement).getByRole('button'));
  await screen.findByText('failures.jobs.retried');
  expect(screen.queryByRole('button', { name: 'failures.jobs.retryAll' })).toBeNull();
  const made = http.calls.map(({ method, path }) => `${method} ${path}`);
  for (const path of [paths.retryMail(8), paths.retryMails, paths.retryJob(3)])
    expect(made).toContain(`post ${path}`);
  expect(made.filter((call) => call === `get ${paths.failedMails}`)).toHaveLength(3);
});

test('a refused attempt is told', async () => {
  const refused = { status: 409, body: { detail: 'Its links have expired', code: 'failure.outdated' } };
  show(atServer([mail()], []).on('post', paths.retryMail(7), refused));
  const [first] = await rows('mails');
  await userEvent.click(within(first as HTMLElement).getByRole('button'));
  await screen.findByText(/Its links have expired/);
});
