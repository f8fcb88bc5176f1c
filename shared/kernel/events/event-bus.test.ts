import { buildNotification } from '../../testing/builders/build-user.ts';
import { createEventBus } from './event-bus.ts';

const notification = (id: number) => buildNotification({ id });

test('a late listener gets the newest three, once; a listener that throws affects no other', () => {
  const events = createEventBus();
  const fault = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  events.on('notification', () => {
    throw new Error('listener failed');
  });
  const early = jest.fn();
  events.on('notification', early);
  for (const id of [1, 2, 3, 3, 4]) events.emit('notification', notification(id));
  const late: number[] = [];
  const stop = events.on('notification', ({ id }) => late.push(id), { replay: true });
  expect([early.mock.calls.length, late, fault.mock.calls.length]).toEqual([4, [2, 3, 4], 4]);
  events.emit('notification', notification(5));
  stop();
  const again: number[] = [];
  events.on('notification', ({ id }) => again.push(id), { replay: true })();
  expect([late, again]).toEqual([[2, 3, 4, 5], []]);
  events.emit('notification', notification(6));
  events.reset();
  events.on('notification', ({ id }) => again.push(id), { replay: true });
  expect(again).toEqual([]);
  fault.mockRestore();
});
