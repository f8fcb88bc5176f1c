/** @jest-environment jsdom */
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { flushTasks } from '../../testing/flush-tasks.ts';
import { until } from '../../testing/until.ts';
import { HttpError } from '../http/index.ts';
import { createQueries } from './create-queries.ts';
import { dropUserAreas } from './drop-user-areas.ts';
import { areaKey } from './index.ts';
import { mergePages, nextPage } from './pages.ts';

test('pages are merged without duplicate ids', () => {
  const items = mergePages({
    pages: [{ results: [{ id: 1 }, { id: 2 }] }, { results: [{ id: 2 }, { id: 3 }] }],
  });
  expect(items.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect([nextPage({ next_page: null }), nextPage({ next_page: 2 })]).toEqual([undefined, 2]);
});

test('who leaves takes what was theirs; reference data and content stay; what is shown is asked anew', async () => {
  const client = createQueries();
  const name = { of: 'Claire' };
  const shown = new QueryObserver(client, {
    queryKey: areaKey('opportunities', 'list'),
    queryFn: async () => name.of,
  });
  const stop = shown.subscribe(() => undefined);
  await client.fetchQuery({ queryKey: areaKey('opportunities', 'list'), queryFn: async () => name.of });
  client.setQueryData(areaKey('user', 'current'), 'Claire');
  client.setQueryData(['reviews', 'list'], 'in an area that a remote brought along');
  client.setQueryData(areaKey('select', 'sectors'), 'kept');
  client.setQueryData(areaKey('ui', 'faq'), 'kept');
  name.of = 'nobody';
  dropUserAreas(client);
  expect(client.getQueryData(areaKey('user', 'current'))).toBeUndefined();
  expect(client.getQueryData(areaKey('opportunities', 'list'))).toBeUndefined();
  expect(client.getQueryData(['reviews', 'list'])).toBeUndefined();
  expect(client.getQueryData(areaKey('select', 'sectors'))).toBe('kept');
  expect(client.getQueryData(areaKey('ui', 'faq'))).toBe('kept');
  await until('what is shown is asked anew', () => shown.getCurrentResult().data === 'nobody');
  stop();
  client.clear();
});

test('a change that was on its way puts nothing back for the next person', async () => {
  const client = createQueries();
  const key = areaKey('notifications', 'list');
  client.setQueryData(key, 'of Claire');
  let refuse: (error: Error) => void = () => undefined;
  const reading = new MutationObserver(client, {
    mutationFn: () => new Promise<void>((_, reject) => (refuse = reject)),
    onMutate: () => client.getQueryData(key),
    onError: (_error, _input, before) => void client.setQueryData(key, before),
  });
  const stop = reading.subscribe(() => undefined);
  const done = reading.mutate().catch(() => undefined);
  await flushTasks();
  dropUserAreas(client);
  refuse(new Error('gone'));
  await done;
  await flushTasks();
  expect(client.getQueryData(key)).toBeUndefined();
  expect(client.getMutationCache().getAll()).toEqual([]);
  stop();
  client.clear();
});

test('the server away: an error after two more tries, then back by itself; a refusal is asked once', async () => {
  jest.useFakeTimers();
  const client = createQueries();
  const answer = { error: new HttpError({ kind: 'network' }) as HttpError | undefined, asked: 0 };
  const observer = new QueryObserver(client, {
    queryKey: areaKey('opportunities', 1),
    queryFn: async () => {
      answer.asked += 1;
      if (answer.error) throw answer.error;
      return 'here';
    },
  });
  const stop = observer.subscribe(() => undefined);
  await jest.advanceTimersByTimeAsync(3500);
  expect([observer.getCurrentResult().status, answer.asked]).toEqual(['error', 3]);
  answer.error = undefined;
  await jest.advanceTimersByTimeAsync(6000);
  expect(observer.getCurrentResult().data).toBe('here');
  answer.error = new HttpError({ kind: 'response', status: 404 });
  answer.asked = 0;
  void observer.refetch();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(answer.asked).toBe(1);
  stop();
  client.clear();
  jest.useRealTimers();
});
