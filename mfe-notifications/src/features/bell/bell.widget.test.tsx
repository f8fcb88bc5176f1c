import { paths } from '@handover/shared/contract';
import {
  createTestPlatform,
  type FakeReply,
  fakeHttp,
  flushTasks,
  renderWithPlatform,
} from '@handover/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../locales/en.json';
import { NotificationListPage } from '../../pages/notification-list.page.tsx';
import { buildNotification, buildNotificationPage } from '../../testing/build-notification.ts';
import { BellWidget } from './bell.widget.tsx';

const first = buildNotification();
const server = () => fakeHttp().on('get', paths.notifications, { body: buildNotificationPage([first]) });

function arrange(http = server()) {
  const platform = createTestPlatform({ http, signedIn: true, resources: { en: { notifications: en } } });
  const view = () =>
    renderWithPlatform(
      <>
        <BellWidget />
        <NotificationListPage />
      </>,
      { platform },
    );
  const emit = (changes: Parameters<typeof buildNotification>[0]) =>
    act(() => platform.events.emit('notification', buildNotification(changes)));
  const shows = (unread: string, rows: number) =>
    waitFor(() => {
      const list = screen.getByRole('list', { name: en.list });
      expect(list.children).toHaveLength(rows);
      expect(screen.getByTestId('unread-count').textContent).toBe(unread);
    });
  return { http, platform, view, emit, shows };
}

test('a notification of the socket is counted and listed first, without a request; a read one is not counted', async () => {
  const { http, view, emit, shows } = arrange();
  view();
  await shows('1', 1);
  const requests = http.calls.length;
  emit({ is_read: false, id: 2 });
  await shows('2', 2);
  emit({ is_read: true, id: 3 });
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

test('each is shown as a toast with the text of its row; its link marks it as read', async () => {
  const { http, view, emit, shows } = arrange(server().on('post', paths.readNotifications, { body: {} }));
  const { address } = view();
  await shows('1', 1);
  emit({ id: 12, link: '/user-deals', params: { project_title: 'Marina on the coast' } });
  const open = await screen.findByRole('link', { name: en.open });
  const text = open.parentElement?.querySelector('p')?.textContent;
  expect(text).toContain('Marina on the coast');
  expect(screen.getByRole('list', { name: en.list }).textContent).toContain(text);
  await userEvent.click(open);
  await waitFor(() =>
    expect(http.calls.find(({ method }) => method === 'post')?.body).toEqual({ list_of_ids: [12] }),
  );
  expect(address()).toBe('/user-deals');
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
