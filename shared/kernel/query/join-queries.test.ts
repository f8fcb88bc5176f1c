import { HttpError } from '../http/index.ts';
import { joinQueries } from './join-queries.ts';
import type { ShownQuery } from './shown-query.ts';

const failure = new HttpError({ kind: 'response', status: 500 });
const query = <Data>(state: Partial<ShownQuery<Data>>) => ({
  data: undefined,
  error: null,
  isFetching: false,
  errorUpdateCount: 0,
  refetch: () => undefined,
  ...state,
});

test.each([
  ['one is on its way', query({ data: 1 }), query({ isFetching: true }), undefined, null],
  ['both are there', query({ data: 1 }), query({ data: 'two' }), [1, 'two'], null],
  ['one failed', query({ isFetching: true }), query({ error: failure }), undefined, failure],
])('%s', (_, first, second, data, error) => {
  expect(joinQueries<unknown, unknown>(first, second)).toMatchObject({ data, error });
});

test('a retry asks only what failed', () => {
  const [spared, asked] = [jest.fn(), jest.fn()];
  joinQueries(query({ data: 1, refetch: spared }), query({ error: failure, refetch: asked })).refetch();
  expect([spared.mock.calls.length, asked.mock.calls.length]).toEqual([0, 1]);
});
