import { paths } from '@handover/shared/contract';
import { fakeHttp, renderWithPlatform, replayRecording } from '@handover/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import recording from '../../recordings/new-device.json';
import en from '../locales/en.json';
import { buildNotification, buildNotificationPage } from '../testing/build-notification.ts';
import { NotificationListPage } from './notification-list.page.tsx';

const now = new Date();
const at = (daysAgo: number) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo, 9).toISOString();
const items = [
  buildNotification({ id: 3, created_at: at(0), params: { project_title: 'Marina' } }),
  buildNotification({ id: 2, created_at: at(1), params: { project_title: 'Bakery' } }),
  buildNotification({ id: 1, created_at: at(1), params: { project_title: 'Press' }, is_read: true }),
];

function show(route = '/notifications', changes = {}) {
  const http = fakeHttp()
    .on('get', paths.notifications, { body: buildNotificationPage(items, changes) })
    .on('post', paths.readNotifications, { body: {} });
  const page = (
    <main id="content" tabIndex={-1}>
      <NotificationListPage />
    </main>
  );
  const view = renderWithPlatform(page, {
    http,
    signedIn: true,
    route,
    resources: { en: { notifications: en } },
  });
  /** The filters of the lists that were asked for; the count is asked for by the smallest page. */
  const asked = () =>
    http.calls
      .filter(({ method, params }) => method === 'get' && params.page_size !== '1')
      .map(({ params: { ordering, page_size, ...filters } }) => filters);
  return { http, asked, ...view };
}

test('by day, the newest first', async () => {
  show();
  const days = await screen.findAllByRole('heading', { level: 2 });
  expect(days.map(({ textContent }) => textContent)).toEqual([en.today, en.yesterday]);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('who has none is told what comes here, without filters and without anything to mark', async () => {
  const http = fakeHttp().on('get', paths.notifications, { body: buildNotificationPage([]) });
  renderWithPlatform(<NotificationListPage />, {
    http,
    signedIn: true,
    resources: { en: { notifications: en } },
  });
  expect(await screen.findByText(en.empty.title)).toBeVisible();
  expect(screen.queryByRole('search')).toBeNull();
  expect(screen.queryByRole('button', { name: en.markAll })).toBeNull();
  expect(screen.getByRole('link', { name: en.empty.action })).toBeVisible();
});

test('what was recorded of a product is shown, and a call beside it is named', async () => {
  const { http, connectSocket } = replayRecording(recording);
  const options = { http, connectSocket, signedIn: true, resources: { en: { notifications: en } } };
  const { platform } = renderWithPlatform(<NotificationListPage />, options);
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('link', { name: /signed in to your account from a new device/ })).toBeTruthy();
  await expect(platform.http.get(paths.deals)).rejects.toThrow('Not recorded: GET /api/deals/');
});

test('what is done with several appears once one is selected, and goes with the focus in the list', async () => {
  const { http } = show();
  await screen.findAllByRole('listitem');
  const bar = () => screen.queryByRole('button', { name: en.select.markRead });
  expect(bar()).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: /Select: .*Press/ }));
  expect(bar()?.ariaDisabled).toBe('true');
  await userEvent.click(bar() as HTMLElement);
  expect(http.calls.some(({ method }) => method === 'post')).toBe(false);
  await userEvent.click(screen.getByRole('checkbox', { name: en.select.page }));
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) expect(box.checked).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: /Select: .*Marina/ }));
  await userEvent.click(bar() as HTMLElement);
  await waitFor(() =>
    expect(http.calls.find(({ method }) => method === 'post')?.body).toEqual({ list_of_ids: [2, 1] }),
  );
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /Bakery/ }));
  expect(bar()).toBeNull();
});

test('a line has one action, which marks it as read; what only tells something has none', async () => {
  const { http } = show();
  await screen.findAllByRole('listitem');
  const actions = screen.getAllByRole('link', { name: en.action.answer });
  expect(actions).toHaveLength(3);
  expect(actions[0]).toHaveAccessibleDescription(/Marina/);
  await userEvent.click(actions[0] as HTMLElement);
  await waitFor(() =>
    expect(http.calls.find(({ method }) => method === 'post')?.body).toEqual({ list_of_ids: [3] }),
  );
});

test('the focus stays where all are marked, goes to the link of one that is, and to the next one after a deletion', async () => {
  const { http } = show();
  http.on('post', paths.readAllNotifications, { body: {} }).on('delete', paths.notification(2), () => {
    http.on('get', paths.notifications, {
      body: buildNotificationPage(items.filter(({ id }) => id !== 2)),
    });
    return { status: 204 };
  });
  await screen.findAllByRole('listitem');
  await userEvent.click(screen.getByRole('button', { name: /^Mark as read: .*Bakery/ }));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /Bakery/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Delete the notification: .*Bakery/ }));
  const next = screen.getByRole('button', { name: /^Delete the notification: .*Press/ });
  expect(document.activeElement).toBe(next);
  const all = screen.getByRole<HTMLButtonElement>('button', { name: en.markAll });
  await userEvent.click(all);
  expect([all.disabled, document.activeElement]).toEqual([false, all]);
});

test('after the only one of a day, the focus goes to the next one in the list, and after the last one to the page', async () => {
  const left = [...items];
  const { http } = show();
  for (const { id } of items)
    http.on('delete', paths.notification(id), () => {
      left.splice(
        left.findIndex((item) => item.id === id),
        1,
      );
      http.on('get', paths.notifications, { body: buildNotificationPage([...left]) });
      return { status: 204 };
    });
  const remove = (name: string) =>
    screen.findByRole('button', { name: new RegExp(`^Delete the notification: .*${name}`) });
  await userEvent.click(await remove('Marina'));
  expect(document.activeElement).toBe(await remove('Bakery'));
  await userEvent.click(await remove('Press'));
  expect(document.activeElement).toBe(await remove('Bakery'));
  await userEvent.click(await remove('Bakery'));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('the filters are in the address, and another begins at the first page', async () => {
  const { address, asked } = show('/notifications?page=2');
  await screen.findAllByRole('listitem');
  fireEvent.change(screen.getByLabelText(en.filters.kind), { target: { value: 'questions' } });
  expect(address()).toBe('/notifications?kinds=questions');
  await userEvent.click(screen.getByRole('switch', { name: en.filters.unread }));
  // The day is typed as in every form, whatever order the browser has.
  const day = screen.getByRole('textbox', { name: en.filters.day });
  await waitFor(() => expect(day).toHaveAttribute('data-dates-input'));
  fireEvent.change(day, { target: { value: '20/11/2026' } });
  expect(address()).toBe('/notifications?kinds=questions&unread=true&day=2026-11-20');
  await waitFor(() =>
    expect(asked().at(-1)).toEqual({
      page: '1',
      kinds: 'questions',
      is_read: 'false',
      created_from: new Date(2026, 10, 20).toISOString(),
      created_before: new Date(2026, 10, 21).toISOString(),
    }),
  );
  expect(asked()[0]).toEqual({ page: '2' });
  expect(screen.getByRole('button', { name: 'Filters (3 set)' })).toHaveAttribute('aria-expanded', 'false');
  const clear = screen.getByRole('button', { name: en.filters.clear });
  await userEvent.click(clear);
  expect(address()).toBe('/notifications');
  expect([clear.hasAttribute('disabled'), document.activeElement]).toEqual([false, clear]);
});

test('what the address has that does not exist is left out', async () => {
  const { asked } = show('/notifications?kinds=weather,letters&day=tomorrow&page=-1');
  await screen.findAllByRole('listitem');
  expect(asked()).toEqual([{ page: '1', kinds: 'letters' }]);
});

test('older and newer pages', async () => {
  const { address } = show('/notifications?unread=true', { count: 1000, pages_count: 34, next_page: 2 });
  await screen.findAllByRole('listitem');
  screen.getByText('1 to 3 of 1000');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: en.pages.newer }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: en.pages.older }));
  expect(address()).toBe('/notifications?unread=true&page=2');
});
