import { buildNotification } from '../testing/build-notification.ts';
import { toldOnce } from './told-once.ts';

test('several new devices are one line, which stands for all of them; anything else is told each time', () => {
  const latest = (['new_device', 'access_requested', 'new_device', 'access_requested'] as const).map(
    (type, index) => buildNotification({ id: 9 - index, type }),
  );
  expect(toldOnce(latest).map(({ notification, ids }) => [notification.id, ids])).toEqual([
    [9, [9, 7]],
    [8, [8]],
    [6, [6]],
  ]);
});
