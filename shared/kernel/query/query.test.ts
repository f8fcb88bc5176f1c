/** @jest-environment jsdom */
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { paths } from '../../contract/wire/paths.ts';
import { flushTasks } from '../../testing/page/flush-tasks.ts';
import { until } from '../../testing/until.ts';
import { HttpError } from '../http/index.ts';
import { createQueryClient } from './create-query-client.ts';
import { dropUserAreas } from './drop-user-areas.ts';
import { areaKey } from './index.ts';
import { mergePages, nextPage } from './pages.ts';
import { reloadQueries } from './reload-queries.ts';

test('pages are merged without duplicate ids', () => {
  const items = mergePages({
    pages: [{ results: [{ id: 1 }, { id: 2 }] }, { results: [{ id: 2 }, { id: 3 }] }],
  });
  expect(items.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect([nextPage({ next_page: null }), nextPage({ next_page: 2 })]).toEqual([undefined, 2]);
});

test('signing out removes the data of the user, not reference data and content; queries in use are fetched again', async () => {
  const client = createQueryClient();
  const name = { of: 'Claire' };
  const shown = new QueryObserver(client, {
    queryKey: areaKey('opportunities', 'list'),
    queryFn: async () => name.of,
  });
  const stop = shown.subscribe(() => undefined);
  await client.fetchQuery({ queryKey: areaKey('opportunities', 'list'), queryFn: async () => name.of });
  client.setQueryData(areaKey('user', 'current'), 'Claire');
  client.setQueryData(['reviews', 'list'], 'in an area that a remote added');
  client.setQueryData(areaKey('select', 'sectors'), 'kept');
  const added = [paths.tags, paths.regions].map((path) => areaKey('select', path, { name: '' }));
  for (const key of added) client.setQueryData(key, 'with those that Claire has added');
  client.setQueryData(areaKey('ui', 'faq'), 'kept');
  name.of = 'nobody';
  dropUserAreas(client);
  expect(client.getQueryData(areaKey('user', 'current'))).toBeUndefined();
  expect(client.getQueryData(areaKey('opportunities', 'list'))).toBeUndefined();
  expect(client.getQueryData(['reviews', 'list'])).toBeUndefined();
  for (const key of added) expect(client.getQueryData(key)).toBeUndefined();
  expect(client.getQueryData(areaKey('select', 'sectors'))).toBe('kept');
  expect(client.getQueryData(areaKey('ui', 'faq'))).toBe('kept');
  await until('the query in use is fetched again', () => shown.getCurrentResult().data === 'nobody');
  stop();
  client.clear();
});

test('a first load that is on its way is asked for again: its response may be older than the change', async () => {
  const client = createQueryClient();
  const responses: PromiseWithResolvers<string>[] = [];
  const shown = new QueryObserver(client, {
    queryKey: areaKey('deals', 'list'),
    queryFn: () => {
      const response = Promise.withResolvers<string>();
      responses.push(response);
      return response.promise;
    },
  });
  const stop = shown.subscribe(() => undefined);
  const reloaded = reloadQueries(client, areaKey('deals'));
  expect(shown.getCurrentResult().fetchStatus).toBe('fetching');
  responses[1]?.resolve('after the change');
  responses[0]?.resolve('before the change');
  await reloaded;
  await flushTasks();
  expect([shown.getCurrentResult().data, responses.length]).toEqual(['after the change', 2]);
  stop();
  client.clear();
});

test('a pending mutation restores nothing after a sign-out', async () => {
  const client = createQueryClient();
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

test('no response: an error after two retries, then recovery by itself; an error response is not retried', async () => {
  jest.useFakeTimers();
  const client = createQueryClient();
  const server = { error: new HttpError({ kind: 'network' }) as HttpError | undefined, count: 0 };
  const observer = new QueryObserver(client, {
    queryKey: areaKey('opportunities', 1),
    queryFn: async () => {
      server.count += 1;
      if (server.error) throw server.error;
      return 'here';
    },
  });
  const stop = observer.subscribe(() => undefined);
  await jest.advanceTimersByTimeAsync(3500);
  expect([observer.getCurrentResult().status, server.count]).toEqual(['error', 3]);
  server.error = undefined;
  await jest.advanceTimersByTimeAsync(6000);
  expect(observer.getCurrentResult().data).toBe('here');
  server.error = new HttpError({ kind: 'response', status: 404 });
  server.count = 0;
  void observer.refetch();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(server.count).toBe(1);
  stop();
  client.clear();
  jest.useRealTimers();
});
