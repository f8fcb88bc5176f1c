import { Button, EmptyState, LoadError, LoadingBlock, QueryView } from '../design/ui/index.ts';
import { HttpError } from '../kernel/http/index.ts';
import type { QueryResult } from '../kernel/query/index.ts';
import { examples } from './samples/examples.tsx';

const DEALS = ['Organic biscuit maker', 'Regional logistics platform'];
const SETTLED = {
  data: undefined,
  error: null,
  isFetching: false,
  errorUpdateCount: 0,
  refetch: () => undefined,
};
const forbidden = new HttpError({
  kind: 'response',
  status: 403,
  body: { detail: 'These deals are no longer yours' },
});

const STATES: Record<string, Partial<QueryResult<string[]>>> = {
  pending: { isFetching: true },
  'not found': { error: new HttpError({ kind: 'response', status: 404 }) },
  failed: { error: forbidden },
  'failed, retrying': { error: forbidden, isFetching: true },
  empty: { data: [] },
  data: { data: DEALS },
  'data that failed to reload': { data: DEALS, error: forbidden },
  'more pages': { data: DEALS, hasNextPage: true },
  'the next page failed': { data: DEALS, error: forbidden, hasNextPage: true, isFetchNextPageError: true },
};

export default { title: 'A query' };

export const AllStates = examples([
  ...Object.entries(STATES).map(([name, state]) => ({
    name: `QueryView, ${name}`,
    Example: () => (
      <QueryView
        query={{ ...SETTLED, ...state }}
        skeleton={<LoadingBlock variant="list" count={2} delay={0} label="Loading your deals" />}
        notFound={<EmptyState title="There is no such deal" />}
        empty={<EmptyState title="No deal yet" action={<Button>Browse opportunities</Button>} />}
        failedTitle="Your deals could not be loaded"
      >
        {(deals) => (
          <ul>
            {deals.map((deal) => (
              <li key={deal}>{deal}</li>
            ))}
          </ul>
        )}
      </QueryView>
    ),
  })),
  {
    name: 'LoadError, without a query',
    Example: () => (
      <LoadError error={forbidden} onRetry={() => undefined} title="The editor could not be loaded" />
    ),
  },
]);
