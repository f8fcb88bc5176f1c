import type { NotificationPage } from '@handover/shared/contract';
import type { NotificationFilters } from '../api/notifications.api.ts';
import { buildNotification, buildNotificationPage } from '../testing/build-notification.ts';
import { type PageChange, withNew, without, withRead } from './list-changes.ts';

const newest = buildNotification({ id: 3, created_at: '2026-11-20T09:00:00.000Z' });
const second = buildNotification({ id: 2, is_read: true, created_at: '2026-11-19T09:00:00.000Z' });
const page = buildNotificationPage([newest, second]);
const changed = (change: PageChange, filters: Partial<NotificationFilters> = {}, of = page) =>
  change({ page: of, filters: { page: 1, ...filters } });
const ids = ({ results }: NotificationPage) => results.results.map(({ id }) => id);

test('a new one is first on the first page it belongs to, once', () => {
  const item = buildNotification({ id: 4, type: 'loi_submitted', created_at: '2026-11-20T10:00:00.000Z' });
  expect(ids(changed(withNew(item)))).toEqual([4, 3, 2]);
  expect(changed(withNew(item)).count).toBe(3);
  expect(ids(changed(withNew(newest)))).toEqual([3, 2]);
  const older = buildNotification({ id: 1, created_at: '2026-11-19T10:00:00.000Z' });
  expect(ids(changed(withNew(older)))).toEqual([3, 1, 2]);
  for (const [filters, shown] of [
    [{ page: 2 }, [3, 2]],
    [{ kinds: ['letters'] }, [4]],
    [{ day: '2026-11-20' }, [4, 3]],
    [{ unread: true }, [4, 3]],
    [{ size: 2 }, [4, 3]],
  ] as const)
    expect([filters, ids(changed(withNew(item), filters))]).toEqual([filters, shown]);
});

test('one that counts several takes the place of those that it counts', () => {
  const asked = (id: number, minute: number, more = {}) =>
    buildNotification({
      id,
      type: 'question_asked',
      deal_id: 7,
      created_at: `2026-11-20T09:0${minute}:00.000Z`,
      ...more,
    });
  const list = buildNotificationPage([
    asked(5, 5),
    asked(4, 4, { is_read: true }),
    asked(3, 4, { deal_id: 8 }),
    asked(2, 1),
  ]);
  const gathered = asked(6, 6, { group: { count: 2, since: '2026-11-20T09:05:00.000Z' } });
  const after = changed(withNew(gathered), {}, list);
  expect(ids(after)).toEqual([6, 4, 3, 2]);
  expect(after.count).toBe(4);
});

test('what is read stays in the list, but not among the unread', () => {
  const read = withRead(({ id }) => id === 3);
  expect(changed(read).results.results.map(({ is_read }) => is_read)).toEqual([true, true]);
  expect(ids(changed(read, { unread: true }, buildNotificationPage([newest])))).toEqual([]);
});

test('one that is deleted is no longer counted', () => {
  const after = changed(without(3));
  expect([ids(after), after.count]).toEqual([[2], 1]);
});
