import { announceReleases } from './announce-releases.ts';

const WITH_CHANGES = 'ws://api/ws/notifications/?token=t&changes=true';
let set: string;
let revoked: string;
const served = () => ({ sets: set, revoked });

function socket(readyState = 1) {
  const messages: unknown[] = [];
  return { readyState, send: (message: string) => void messages.push(JSON.parse(message)), messages };
}

beforeEach(() => {
  jest.useFakeTimers();
  set = 'one';
  revoked = '';
});
afterEach(() => jest.useRealTimers());

test('each open socket that asked for changes is told once of another set', () => {
  const { add, remove, close } = announceReleases(served);
  const [page, other, gone, closing] = [socket(), socket(), socket(), socket(2)];
  for (const each of [page, gone, closing]) add(each, WITH_CHANGES);
  add(other, 'ws://api/ws/notifications/?token=t');
  remove(gone);
  jest.advanceTimersByTime(5000);
  expect(page.messages).toEqual([]);
  set = 'two';
  jest.advanceTimersByTime(5000);
  expect(page.messages).toEqual([{ release_set: 'two', revokes: false }]);
  for (const each of [other, gone, closing]) expect(each.messages).toEqual([]);
  set = '';
  jest.advanceTimersByTime(5000);
  close();
  set = 'three';
  jest.advanceTimersByTime(5000);
  expect(page.messages).toHaveLength(1);
});

test('a set by which a version was revoked says so, the next one does not', () => {
  const { add, close } = announceReleases(served);
  const page = socket();
  add(page, WITH_CHANGES);
  for (const next of ['two', 'three']) {
    set = next;
    revoked = 'mfe-deals 1.0.0-d2';
    jest.advanceTimersByTime(1000);
  }
  expect(page.messages).toEqual([
    { release_set: 'two', revokes: true },
    { release_set: 'three', revokes: false },
  ]);
  close();
});

test('many are told one after the other, so that they do not all ask for the set at once', () => {
  const { add, close } = announceReleases(served);
  const pages = Array.from({ length: 250 }, () => socket());
  for (const page of pages) add(page, WITH_CHANGES);
  set = 'two';
  const told = () => pages.filter(({ messages }) => messages.length > 0).length;
  const counts = [1, 2, 3].map(() => {
    jest.advanceTimersByTime(500);
    return told();
  });
  expect(counts).toEqual([100, 200, 250]);
  jest.advanceTimersByTime(5000);
  expect(pages.every(({ messages }) => messages.length === 1)).toBe(true);
  close();
});
