import { QueryObserver } from '@tanstack/react-query';
import { AREAS } from './areas.ts';
import { createQueries } from './create-queries.ts';
import { areaKey } from './index.ts';
import { type HandedOverState, restoreState } from './restore-state.ts';

const NOW = 1_800_000_000_000;
beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

const handedOver = (madeAt = NOW): HandedOverState => ({
  madeAt,
  queries: AREAS.map((area) => ({ queryKey: areaKey(area, 'list'), data: `of the server: ${area}` })),
});

/** What a component that wants this asks of the server. */
async function asks(client: ReturnType<typeof createQueries>, area: (typeof AREAS)[number]) {
  const queryFn = jest.fn(async () => 'anew');
  const observer = new QueryObserver(client, { queryKey: areaKey(area, 'list'), queryFn });
  observer.subscribe(() => undefined)();
  await jest.advanceTimersByTimeAsync(0);
  return queryFn.mock.calls.length;
}

test('user, companies, opportunities, ui and deals are taken over, the rest is dropped', () => {
  const client = createQueries();
  restoreState(client, handedOver());
  const taken = AREAS.filter((area) => client.getQueryData(areaKey(area, 'list')) !== undefined);
  expect(taken).toEqual(['ui', 'user', 'companies', 'opportunities', 'deals']);
  client.clear();
});

test.each([
  ['just now', 0, 0],
  ['longer ago than it stays fresh', -31_000, 1],
  ['in the future of a clock that is slow here', 3_600_000, 0],
])('read %s (%d ms): asked again %d times', async (_, age, times) => {
  const client = createQueries();
  restoreState(client, handedOver(NOW + age));
  expect(client.getQueryState(areaKey('ui', 'list'))?.dataUpdatedAt).toBe(Math.min(NOW + age, NOW));
  expect(await asks(client, 'ui')).toBe(times);
  client.clear();
});

test('read for a visitor: who is signed in sees it at once, and gets their own', async () => {
  const client = createQueries();
  restoreState(client, handedOver(), { ofAnother: true });
  expect(client.getQueryData(areaKey('opportunities', 'list'))).toBe('of the server: opportunities');
  expect([await asks(client, 'opportunities'), await asks(client, 'ui')]).toEqual([1, 0]);
  client.clear();
});

test('what is here already stays', () => {
  const client = createQueries();
  client.setQueryData(areaKey('ui', 'list'), 'mine');
  restoreState(client, handedOver());
  expect(client.getQueryData(areaKey('ui', 'list'))).toBe('mine');
  client.clear();
});
