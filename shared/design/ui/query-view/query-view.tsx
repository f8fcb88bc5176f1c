import { type ReactNode, useState } from 'react';
import { isHttpError } from '../../../kernel/http/index.ts';
import type { ShownQuery } from '../../../kernel/query/index.ts';
import { isEmptyList, type ListData } from './is-empty-list.ts';
import { LoadError } from './load-error.tsx';
import { NextPage } from './next-page.tsx';
import { StaleNotice } from './stale-notice.tsx';

export interface QueryViewProps<Data> {
  query: ShownQuery<Data>;
  /** Until the first answer: a `LoadingBlock` in the shape of what will stand there. */
  skeleton: ReactNode;
  /** In place of a record that does not exist (404); without it that is a failure like any other. */
  notFound?: ReactNode;
  /** In place of a list without items: an array, or an object with a `count`. */
  empty?: Data extends ListData ? ReactNode : never;
  /** What could not be loaded, where that says more than “This could not be loaded”. */
  failedTitle?: string;
  /** Around the failure, where a page takes its title from the data. */
  frame?: (failure: ReactNode) => ReactNode;
  /** The button for the next page of a list, where it says more than “Show more”. */
  moreLabel?: string;
  children: (data: Data) => ReactNode;
}

/**
 * Everything a query can be: pending, not found, failed, empty, or data. Data once shown stays while it is loaded again, and
 * when that fails, so that nothing typed into it is lost.
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
    if (error === null) return skeleton;
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

/** The failure stays while the same query is asked again: its button keeps the focus, and nothing flickers. */
function useLastError({ data, error, errorUpdateCount }: ShownQuery<unknown>): Error | null {
  const [last, setLast] = useState(error);
  if (error !== null && error !== last) setLast(error);
  return error ?? (data === undefined && errorUpdateCount > 0 ? last : null);
}

/** The button that was pressed goes with the failure: who reads by ear or keyboard goes on where the data begins. */
function takeLostFocus(place: HTMLElement | null) {
  if (document.activeElement === document.body) place?.focus({ preventScroll: true });
}
