import { paths } from '@handover/shared/contract';
import {
  createTestPlatform,
  type FakeReply,
  fakeHttp,
  flushTasks,
  renderWithPlatform,
} from '@handover/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../locales/en.json';
import { NotificationListPage } from '../../pages/notification-list.page.tsx';
import { buildNotification, buildNotificationPage } from '../../testing/build-notification.ts';
import { BellWidget } from './bell.widget.tsx';

const first = buildNotification();
const rowsOf = (element: HTMLElement) => within(element).queryAllByRole('listitem');
beforeEach(() => localStorage.setItem('handover.sound', 'off'));

const server = () => fakeHttp().on('get', paths.notifications, { body: buildNotificationPage([first]) });

function arrange(http = server()) {
  const platform = createTestPlatform({ http, signedIn: true, resources: { en: { notifications: en } } });
  const view = () =>
    renderWithPlatform(
      <>
        <BellWidget />
        <main>
          <NotificationListPage />
        </main>
      </>,
      { platform },
    );
  const emit = (changes: Parameters<typeof buildNotification>[0], unread_count?: number) => {
    const message = { ...buildNotification(changes), ...(unread_count !== undefined && { unread_count }) };
    act(() => platform.events.emit('notification', message));
  };
  const shows = (unread: string, rows: number) =>
    waitFor(() => {
      expect(rowsOf(screen.getByRole('main'))).toHaveLength(rows);
      expect(screen.getByTestId('unread-count').textContent).toBe(unread);
    });
  return { http, platform, view, emit, shows };
}

test('a notification of the socket is listed first, with the count that came with it, without a request', async () => {
  const { http, view, emit, shows } = arrange();
  view();
  await shows('1', 1);
  const requests = http.calls.length;
  emit({ id: 2 }, 2);
  await shows('2', 2);
  // The page of the list has it already.
  emit({ id: 1 }, 2);
  emit({ is_read: true, id: 3 }, 2);
  await shows('2', 3);
  await act(flushTasks);
  expect(http.calls).toHaveLength(requests);
});

test('the list is fetched again when a notification comes during a fetch', async () => {
  const { http, platform, view, emit, shows } = arrange();
  view();
  await shows('1', 1);
  const late = Promise.withResolvers<FakeReply>();
  http.on('get', paths.notifications, () => late.promise);
  act(() => void platform.queries.invalidateQueries());
  const second = buildNotification({ id: 2 });
  http.on('get', paths.notifications, { body: buildNotificationPage([second, first]) });
  emit(second);
  await shows('2', 2);
  late.resolve({ body: buildNotificationPage([first]) });
  await act(flushTasks);
  await shows('2', 2);
});

test('what another tab reads, and the count when the socket opens, are followed', async () => {
  const { http, platform, view, shows } = arrange();
  view();
  await shows('1', 1);
  act(() => platform.events.emit('unread-count', 4));
  await shows('4', 1);
  const older = buildNotification({ id: 9, created_at: '2026-11-19T09:00:00.000Z' });
  http.on('get', paths.notifications, { body: buildNotificationPage([first, older]) });
  act(() => platform.events.emit('change', { deal_id: 7 }));
  await shows('4', 1);
  act(() => platform.events.emit('change', { area: 'notifications' }));
  await shows('2', 2);
});

test('each is shown as a toast with the text of its row; its link marks it as read', async () => {
  const { http, view, emit, shows } = arrange(server().on('post', paths.readNotifications, { body: {} }));
  const { address } = view();
  await shows('1', 1);
  emit({ id: 12, link: '/user-deals', params: { project_title: 'Marina on the coast' } });
  const open = await screen.findByRole('link', { name: en.open });
  const text = open.parentElement?.querySelector('p')?.textContent;
  expect(text).toContain('Marina on the coast');
  expect(screen.getByRole('main').textContent).toContain(text);
  await userEvent.click(open);
  await waitFor(() =>
    expect(http.calls.find(({ method }) => method === 'post')?.body).toEqual({ list_of_ids: [12] }),
  );
  expect(address()).toBe('/user-deals');
});

test('the bell opens the latest; one or all of them are marked as read; a link closes it', async () => {
  const { http, view, emit, shows } = arrange(
    server()
      .on('post', paths.readNotifications, { body: {} })
      .on('post', paths.readAllNotifications, { body: {} }),
  );
  const { address } = view();
  await shows('1', 1);
  const bell = screen.getByRole('button', { name: 'Notifications, 1 unread' });
  expect(bell.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(bell);
  const panel = screen.getByRole('region', { name: en.bell.latest });
  await within(panel).findByRole('link', { name: /Organic biscuit maker/ });
  const second = { id: 5, person: 'Thomas Keller', params: { project_title: 'Marina' } };
  http.on('get', paths.notifications, { body: buildNotificationPage([buildNotification(second), first]) });
  emit(second, 2);
  await waitFor(() => expect(rowsOf(panel)).toHaveLength(2));
  expect(rowsOf(panel)[0]?.textContent).toContain('Thomas Keller asks for access to “Marina”.');
  await userEvent.click(within(panel).getAllByTitle(en.markRead)[0] as HTMLElement);
  expect(document.activeElement?.textContent).toContain('Thomas Keller');
  const markAll = within(panel).getByRole('button', { name: en.markAll });
  await userEvent.click(markAll);
  expect(document.activeElement).toBe(markAll);
  await waitFor(() =>
    expect(
      http.calls.filter(({ method }) => method === 'post').map(({ path, body }) => [path, body]),
    ).toEqual([
      [paths.readNotifications, { list_of_ids: [5] }],
      [paths.readAllNotifications, undefined],
    ]),
  );
  await userEvent.click(within(panel).getByRole('link', { name: en.bell.all }));
  expect(address()).toBe('/notifications');
  expect(screen.queryByRole('region', { name: en.bell.latest })).toBeNull();
});

test('a sound is asked for above the latest, once in a browser; the answer leaves the focus there', async () => {
  localStorage.clear();
  const { platform, view, shows } = arrange();
  view();
  await shows('1', 1);
  expect(screen.queryByText(en.sound.question)).toBeNull();
  const sample = jest.spyOn(platform.notificationSound, 'sample').mockResolvedValue();
  const bell = screen.getByRole('button', { name: 'Notifications, 1 unread' });
  await userEvent.click(bell);
  await userEvent.click(await screen.findByRole('button', { name: en.sound.yes }));
  expect(sample).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem('handover.sound')).toBe('on');
  expect(screen.queryByText(en.sound.question)).toBeNull();
  expect(document.activeElement).toHaveTextContent('Organic biscuit maker');
});

test('a question about sounds that is left unanswered is a no', async () => {
  localStorage.clear();
  const { view, shows } = arrange();
  view();
  await shows('1', 1);
  const bell = screen.getByRole('button', { name: 'Notifications, 1 unread' });
  await userEvent.click(bell);
  await screen.findByText(en.sound.question);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(bell);
  await screen.findAllByRole('link', { name: /Organic biscuit maker/ });
  expect(screen.queryByText(en.sound.question)).toBeNull();
  expect(localStorage.getItem('handover.sound')).toBe('off');
});

test('those that arrive together are one toast, which leads to all of them', async () => {
  const { view, emit, shows } = arrange();
  view();
  await shows('1', 1);
  for (const id of [2, 3, 4]) emit({ id, params: { project_title: `Marina ${id}` } });
  const toast = (await screen.findByText(/And 2 more/)).closest('.handover-toast-body') as HTMLElement;
  expect(toast).toHaveTextContent('Marina 4');
  expect(within(toast).getByRole('link', { name: en.bell.all })).toHaveAttribute('href', '/notifications');
  expect(document.querySelectorAll('.handover-toast-body')).toHaveLength(1);
});

test('what came before the bell was rendered is shown once; a type without a text is not shown', async () => {
  const { platform, view, emit } = arrange();
  emit({ id: 7, params: { project_title: 'Early one' } });
  emit({ id: 8, type: 'of a newer server' as 'access_requested' });
  const { unmount } = view();
  await waitFor(() => expect(document.querySelectorAll('.handover-toast-body')).toHaveLength(1));
  expect(document.querySelector('.handover-toast-body')?.textContent).toContain('Early one');
  const notice = jest.spyOn(platform.messages, 'notice');
  unmount();
  view();
  await act(flushTasks);
  expect(notice).not.toHaveBeenCalled();
});
