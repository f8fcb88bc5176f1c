import { createStore } from 'jotai';
import { sessionEpochAtom, userAtom } from './user-atom.ts';

test('state of a person is back to its beginning for the next', () => {
  const store = createStore();
  const unread = userAtom(0);
  store.set(unread, 5);
  expect(store.get(unread)).toBe(5);
  store.set(sessionEpochAtom, (epoch) => epoch + 1);
  expect(store.get(unread)).toBe(0);
  store.set(unread, 1);
  expect(store.get(unread)).toBe(1);
});
