import { QueryObserver } from '@tanstack/react-query';
import { AREAS } from './areas.ts';
import { createQueryClient } from './create-query-client.ts';
import { areaKey } from './index.ts';
import { type PrefetchedState, restoreState } from './restore-state.ts';

const NOW = 1_800_000_000_000;
beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

const prefetched = (madeAt = NOW): PrefetchedState => ({
  madeAt,
  queries: AREAS.map((area) => ({ queryKey: areaKey(area, 'list'), data: `of the server: ${area}` })),
});

/** How often a component that needs this area fetches it. */
async function fetches(client: ReturnType<typeof createQueryClient>, area: (typeof AREAS)[number]) {
  const queryFn = jest.fn(async () => 'fetched');
  const observer = new QueryObserver(client, { queryKey: areaKey(area, 'list'), queryFn });
  observer.subscribe(() => undefined)();
  await jest.advanceTimersByTimeAsync(0);
  return queryFn.mock.calls.length;
}

test('user, companies, opportunities, ui and deals are restored, the rest is dropped', () => {
  const client = createQueryClient();
  restoreState(client, prefetched());
  const restored = AREAS.filter((area) => client.getQueryData(areaKey(area, 'list')) !== undefined);
  expect(restored).toEqual(['ui', 'user', 'companies', 'opportunities', 'deals']);
  client.clear();
});

test.each([
  ['just now', 0, 0],
  ['longer ago than it stays fresh', -31_000, 1],
  ['in the future of a clock that is slow here', 3_600_000, 0],
])('fetched %s (%d ms): fetched again %d times', async (_, age, times) => {
  const client = createQueryClient();
  restoreState(client, prefetched(NOW + age));
  expect(client.getQueryState(areaKey('ui', 'list'))?.dataUpdatedAt).toBe(Math.min(NOW + age, NOW));
  expect(await fetches(client, 'ui')).toBe(times);
  client.clear();
});

test('fetched for a visitor: a signed-in user sees it at once, and then their own', async () => {
  const client = createQueryClient();
  restoreState(client, prefetched(), { userId: '1' });
  expect(client.getQueryData(areaKey('opportunities', 'list'))).toBe('of the server: opportunities');
  expect([await fetches(client, 'opportunities'), await fetches(client, 'ui')]).toEqual([1, 0]);
  client.clear();
});

test('what is in the cache already is not replaced', () => {
  const client = createQueryClient();
  client.setQueryData(areaKey('ui', 'list'), 'mine');
  restoreState(client, prefetched());
  expect(client.getQueryData(areaKey('ui', 'list'))).toBe('mine');
  client.clear();
});
