import { buildNotification, buildNotificationPage } from '../testing/build-notification.ts';
import { type NotificationPages, unreadIn, withFirst, without, withRead } from './notification-cache.ts';

const newest = buildNotification({ id: 3 });
const second = buildNotification({ id: 2, is_read: true });
const oldest = buildNotification({ id: 1 });
const pages: NotificationPages = {
  pages: [buildNotificationPage([newest, second]), buildNotificationPage([oldest])],
  pageParams: [1, 2],
};
const shown = (data: NotificationPages) => data.pages.map((page) => page.results.results.map(({ id }) => id));

test('adds a new one first', () => {
  expect(shown(withFirst(pages, buildNotification({ id: 4 })))).toEqual([[4, 3, 2], [1]]);
});

test('marks one as read', () => {
  const read = withRead(pages, ({ id }) => id === 1);
  expect(unreadIn(read)).toBe(1);
  expect(unreadIn(pages)).toBe(2);
});

test('removes one from its page', () => {
  expect(shown(without(pages, 1))).toEqual([[3, 2], []]);
});
