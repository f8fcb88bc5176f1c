/** @jest-environment jsdom */
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { flushTasks } from '../../testing/flush-tasks.ts';
import { createQueries } from './create-queries.ts';
import { dropUserAreas } from './drop-user-areas.ts';
import { areaKey } from './index.ts';
import { optimisticMutation } from './optimistic-mutation.ts';

const COUNT = areaKey('notifications', 'unread');
const OTHER = areaKey('deals', 'list');

/** A count that the server knows as 10; each change adds to it, and waits for its answer. */
function arrange() {
  const queries = createQueries();
  const failure = jest.fn();
  const reads: ((count: number) => void)[] = [];
  const read = jest.fn(() => new Promise<number>((resolve) => reads.push(resolve)));
  const shown = new QueryObserver(queries, { queryKey: COUNT, queryFn: ({ signal }) => signal && read() });
  queries.setQueryData(COUNT, 10);
  queries.setQueryData(OTHER, 'stale afterwards');
  const stop = shown.subscribe(() => undefined);

  const add = (by: number, options: { silent?: boolean } = {}) => {
    const answer = Promise.withResolvers<string>();
    const mutation = new MutationObserver(
      queries,
      optimisticMutation(
        { queries, messages: { failure } },
        {
          mutationFn: (_by: number) => answer.promise,
          apply: (more) => queries.setQueryData<number>(COUNT, (count) => count && count + more),
          writes: [areaKey('notifications')],
          outdates: [OTHER],
          ...options,
        },
      ),
    );
    mutation.mutate(by).catch(() => undefined);
    return { accept: () => answer.resolve('done'), refuse: () => answer.reject(new Error('refused')) };
  };
  const end = () => {
    stop();
    queries.clear();
  };
  return { queries, failure, read, reads, shown, add, end, count: () => queries.getQueryData(COUNT) };
}

test('a refetch that is under way does not undo the change; the next one begins after the answer', async () => {
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

test('afterwards what it wrote is loaded again, and what it outdates counts as old', async () => {
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
  { silent: false, told: 1 },
  { silent: true, told: 0 },
])('a refusal takes it back, with a message unless silent: $silent', async ({ silent, told }) => {
  const { failure, add, count, end } = arrange();
  const change = add(1, { silent });
  await flushTasks();
  change.refuse();
  await flushTasks();
  expect([count(), failure.mock.calls.length]).toEqual([10, told]);
  end();
});

test.each([
  { refused: 'first', left: 12, last: 10 },
  { refused: 'second', left: 11, last: 10 },
] as const)(
  'of two changes the $refused is refused: the other one stays',
  async ({ refused, left, last }) => {
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
  },
);

test('a change of somebody who has left takes nothing back, and says nothing to the next person', async () => {
  const { queries, failure, add, count, end } = arrange();
  const change = add(1);
  await flushTasks();
  dropUserAreas(queries);
  change.refuse();
  await flushTasks();
  expect([count(), failure.mock.calls.length]).toEqual([undefined, 0]);
  end();
});
