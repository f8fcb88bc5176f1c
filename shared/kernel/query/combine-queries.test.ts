import { HttpError } from '../http/index.ts';
import { combineQueries } from './combine-queries.ts';
import type { QueryResult } from './query-result.ts';

const failure = new HttpError({ kind: 'response', status: 500 });
const query = <Data>(state: Partial<QueryResult<Data>>) => ({
  data: undefined,
  error: null,
  isFetching: false,
  errorUpdateCount: 0,
  refetch: () => undefined,
  ...state,
});

test.each([
  ['one is pending', query({ data: 1 }), query({ isFetching: true }), undefined, null],
  ['both have data', query({ data: 1 }), query({ data: 'two' }), [1, 'two'], null],
  ['one failed', query({ isFetching: true }), query({ error: failure }), undefined, failure],
])('%s', (_, first, second, data, error) => {
  expect(combineQueries<unknown, unknown>(first, second)).toMatchObject({ data, error });
});

test('refetch repeats only what failed', () => {
  const [succeeded, failed] = [jest.fn(), jest.fn()];
  combineQueries(
    query({ data: 1, refetch: succeeded }),
    query({ error: failure, refetch: failed }),
  ).refetch();
  expect([succeeded.mock.calls.length, failed.mock.calls.length]).toEqual([0, 1]);
});
