import { buildNotification } from '../../testing/build-notification.ts';
import { daysOf } from './days-of.ts';

const at = (id: number, ...time: [number, number, number, number]) =>
  buildNotification({ id, created_at: new Date(...time).toISOString() });

test('by the days of the reader, in their order', () => {
  const list = [at(3, 2026, 10, 20, 0), at(2, 2026, 10, 19, 23), at(1, 2026, 10, 19, 1)];
  expect(daysOf(list).map(({ date, notifications }) => [date, notifications.map(({ id }) => id)])).toEqual([
    ['2026-11-20', [3]],
    ['2026-11-19', [2, 1]],
  ]);
  expect(daysOf([])).toEqual([]);
});
