/** @jest-environment jsdom */
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { flushTasks } from '../../testing/page/flush-tasks.ts';
import { createQueryClient } from './create-query-client.ts';
import { dropUserAreas } from './drop-user-areas.ts';
import { areaKey } from './index.ts';
import { optimisticMutation } from './optimistic-mutation.ts';

const COUNT = areaKey('notifications', 'unread');
const OTHER = areaKey('deals', 'list');

/** A count that is 10 on the server; each change adds to it, and waits for its response. */
function arrange() {
  const queries = createQueryClient();
  const failure = jest.fn();
  const reads: ((count: number) => void)[] = [];
  const read = jest.fn(() => new Promise<number>((resolve) => reads.push(resolve)));
  const shown = new QueryObserver(queries, { queryKey: COUNT, queryFn: ({ signal }) => signal && read() });
  queries.setQueryData(COUNT, 10);
  queries.setQueryData(OTHER, 'stale afterwards');
  const stop = shown.subscribe(() => undefined);

  const add = (by: number, options: { silent?: boolean; refetchWritten?: 'none' } = {}) => {
    const response = Promise.withResolvers<string>();
    const mutation = new MutationObserver(
      queries,
      optimisticMutation(
        { queries, messages: { failure } },
        {
          mutationFn: (_by: number) => response.promise,
          apply: (more) => queries.setQueryData<number>(COUNT, (count) => count && count + more),
          writes: [areaKey('notifications')],
          outdates: [OTHER],
          ...options,
        },
      ),
    );
    mutation.mutate(by).catch(() => undefined);
    return { accept: () => response.resolve('done'), refuse: () => response.reject(new Error('refused')) };
  };
  const end = () => {
    stop();
    queries.clear();
  };
  return { queries, failure, read, reads, shown, add, end, count: () => queries.getQueryData(COUNT) };
}

test('a running refetch does not undo the change; the next one begins after the response', async () => {
  const { shown, add, reads, read, count, end } = arrange();
  void shown.refetch();
  const change = add(1);
  await flushTasks();
  expect(count()).toBe(11);
  reads[0]?.(10);
  await flushTasks();
  expect([count(), read.mock.calls.length]).toEqual([11, 1]);
  change.accept();
  await flushTasks();
  reads[1]?.(12);
  await flushTasks();
  expect([count(), read.mock.calls.length]).toEqual([12, 2]);
  end();
});

test('afterwards what it wrote is fetched again, and what it outdates is invalidated', async () => {
  const { queries, add, end } = arrange();
  const change = add(1);
  await flushTasks();
  expect(queries.getQueryState(OTHER)?.isInvalidated).toBe(false);
  change.accept();
  await flushTasks();
  expect([queries.isFetching({ queryKey: COUNT }), queries.getQueryState(OTHER)?.isInvalidated]).toEqual([
    1,
    true,
  ]);
  end();
});

test.each([
  { silent: false, messages: 1 },
  { silent: true, messages: 0 },
])('a failure undoes it, with a message unless silent: $silent', async ({ silent, messages }) => {
  const { failure, add, count, end } = arrange();
  const change = add(1, { silent });
  await flushTasks();
  change.refuse();
  await flushTasks();
  expect([count(), failure.mock.calls.length]).toEqual([10, messages]);
  end();
});

test.each([
  { refused: 'first', left: 12, last: 10 },
  { refused: 'second', left: 11, last: 10 },
] as const)('of two changes the $refused fails: the other one is kept', async ({ refused, left, last }) => {
  const { add, count, read, end } = arrange();
  const changes = { first: add(1), second: add(2) };
  await flushTasks();
  expect(count()).toBe(13);
  changes[refused].refuse();
  await flushTasks();
  expect([count(), read.mock.calls.length]).toEqual([left, 0]);
  changes[refused === 'first' ? 'second' : 'first'].refuse();
  await flushTasks();
  expect([count(), read.mock.calls.length]).toEqual([last, 1]);
  end();
});

test('a pending change undoes nothing and shows no message after a sign-out', async () => {
  const { queries, failure, add, count, end } = arrange();
  const change = add(1);
  await flushTasks();
  dropUserAreas(queries);
  change.refuse();
  await flushTasks();
  expect([count(), failure.mock.calls.length]).toEqual([undefined, 0]);
  end();
});

test('where the change is all that changes, what it wrote is not loaded again at once', async () => {
  const { queries, add, read, count, end } = arrange();
  await flushTasks();
  const before = read.mock.calls.length;
  add(1, { refetchWritten: 'none' }).accept();
  await flushTasks();
  expect([count(), read.mock.calls.length]).toEqual([11, before]);
  expect([COUNT, OTHER].map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
  end();
});

test('what was on its way when the change was made is loaded again all the same', async () => {
  const { shown, add, read, end } = arrange();
  void shown.refetch();
  await flushTasks();
  const before = read.mock.calls.length;
  add(1, { refetchWritten: 'none' }).accept();
  await flushTasks();
  expect(read.mock.calls.length).toBe(before + 1);
  end();
});
