import type { AccessRequest, Deal, DealListCounts, DealRole } from '@handover/shared/contract';
import { LoadingBlock, QueryView } from '@handover/shared/ui';
import { ListLimit, useKeptPlace } from '@handover/shared/ui-extra';
import { type ReactNode, useRef } from 'react';
import type { useDeals } from '../../queries/deals.query.ts';
import type { ListAddress } from '../../rules/list-address.ts';
import { DealGroups, type Waiting } from './deal-groups.tsx';
import { NoDeals } from './no-deals.tsx';

interface DealListProps {
  address: ListAddress;
  query: ReturnType<typeof useDeals>;
  counts: DealListCounts | undefined;
  waiting: readonly Waiting[];
  renderRequest: (request: AccessRequest, role: DealRole) => ReactNode;
}

/**
 * The requests that wait and the deals, by whose turn it is. The list comes in this order, so that a group is whole once the next one has
 * begun.
 */
export function DealList({ address, query, counts, waiting, renderRequest }: DealListProps) {
  const list = useRef<HTMLDivElement>(null);
  useKeptPlace({ list, isReady: query.isComplete });
  const groups = (deals: readonly Deal[]) => (
    <DealGroups
      deals={deals}
      address={address}
      counts={counts}
      waiting={waiting}
      renderRequest={renderRequest}
    />
  );
  const hasWaiting = waiting.some(({ requests }) => requests.length > 0);
  return (
    <QueryView
      query={query}
      skeleton={<LoadingBlock variant="rows" count={5} />}
      empty={hasWaiting ? groups([]) : <NoDeals address={address} counts={counts} />}
    >
      {({ items }) => (
        <div ref={list}>
          {groups(items)}
          <ListLimit list={query} />
        </div>
      )}
    </QueryView>
  );
}
