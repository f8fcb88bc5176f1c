import { type ReactNode, useState } from 'react';
import { isHttpError } from '../../../kernel/http/index.ts';
import type { QueryResult } from '../../../kernel/query/index.ts';
import { isEmptyList, type ListData } from './is-empty-list.ts';
import { LoadError } from './load-error.tsx';
import { NextPage } from './next-page.tsx';
import { SlowNotice } from './slow-notice.tsx';
import { StaleNotice } from './stale-notice.tsx';

export interface QueryViewProps<Data> {
  query: QueryResult<Data>;
  /** The placeholder until the first result: a `LoadingBlock`. */
  skeleton: ReactNode;
  /** The content if the record does not exist (404); by default the same as for any failure. */
  notFound?: ReactNode;
  /** The content for a list without items: an array, or an object with a `count`. */
  empty?: Data extends ListData ? ReactNode : never;
  /** A more specific title than “This could not be loaded”. */
  failedTitle?: string;
  /** Wraps the failure, for a page that takes its title from the data. */
  frame?: (failure: ReactNode) => ReactNode;
  /** A more specific label than “Show more”. */
  moreLabel?: string;
  children: (data: Data) => ReactNode;
}

/**
 * Every state of a query: pending, not found, failed, empty, or data. Data stays rendered during a refetch, and when that fails, so
 * that no input is lost.
 */
export function QueryView<Data>(props: QueryViewProps<Data>): ReactNode {
  const { query, skeleton, notFound, empty, failedTitle, frame, moreLabel, children } = props;
  const { data, isFetching } = query;
  const error = useLastError(query);
  const [retried, setRetried] = useState(false);
  const retry = () => {
    setRetried(true);
    query.refetch();
  };

  if (data === undefined) {
    if (error === null)
      return (
        <>
          <SlowNotice />
          {skeleton}
        </>
      );
    if (notFound !== undefined && isHttpError(error) && error.status === 404) return notFound;
    const failure = <LoadError error={error} onRetry={retry} retrying={isFetching} title={failedTitle} />;
    return frame ? frame(failure) : failure;
  }
  return (
    <>
      {retried ? <span tabIndex={-1} ref={takeLostFocus} style={{ outline: 'none' }} /> : null}
      {query.error && !query.isFetchNextPageError ? (
        <StaleNotice error={query.error} onRetry={query.refetch} retrying={isFetching} />
      ) : null}
      {empty !== undefined && isEmptyList(data) ? empty : children(data)}
      <NextPage query={query} label={moreLabel} />
    </>
  );
}

/** The error stays during a retry: its button keeps the focus, and nothing flickers. */
function useLastError({ data, error, errorUpdateCount }: QueryResult<unknown>): Error | null {
  const [last, setLast] = useState(error);
  if (error !== null && error !== last) setLast(error);
  return error ?? (data === undefined && errorUpdateCount > 0 ? last : null);
}

/** The retry button disappears with the error, so the focus goes to the beginning of the data. */
function takeLostFocus(element: HTMLElement | null) {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
