import { DEAL_GROUPS, type Deal, type DealListCounts } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { QueryView } from '@handover/shared/ui';
import { ListLimit, useKeptPlace } from '@handover/shared/ui-extra';
import { useRef } from 'react';
import { BehindNotice } from '../../components/behind-notice.tsx';
import { useHeldRows } from '../../hooks/use-held-rows.ts';
import { useDealCounts, useDeals } from '../../queries/deals.query.ts';
import type { ListAddress } from '../../rules/list-address.ts';
import { countsOf, shownSide } from '../../rules/side-counts.ts';
import classes from './deal-list.module.css';
import { DealListSkeleton } from './deal-list-skeleton.tsx';
import { DealRow } from './deal-row.tsx';
import { NoDeals } from './no-deals.tsx';

/** The deals by whose turn it is. The list comes in this order, so that a group is whole once the next one has begun. */
export function DealList({ address }: { address: ListAddress }) {
  const query = useDeals(address);
  const counts = useDealCounts(address).data;
  const list = useRef<HTMLDivElement>(null);
  useKeptPlace({ list, isReady: query.isComplete });
  return (
    <QueryView
      query={query}
      skeleton={<DealListSkeleton />}
      empty={<NoDeals address={address} counts={counts} />}
    >
      {({ items }) => (
        <div ref={list}>
          <Groups deals={items} address={address} counts={counts} />
          <ListLimit list={query} />
        </div>
      )}
    </QueryView>
  );
}

interface GroupsProps {
  deals: readonly Deal[];
  address: ListAddress;
  counts: DealListCounts | undefined;
}

function Groups({ deals, address, counts }: GroupsProps) {
  const { t } = useTranslation('deals');
  const held = useHeldRows(deals, JSON.stringify(address), (deal) => deal.group);
  const ofSide =
    counts && address.show !== 'archived' ? countsOf(counts, shownSide(address, counts)) : undefined;
  return (
    <div {...held.handlers}>
      <BehindNotice isBehind={held.isBehind} onShow={held.release} />
      {DEAL_GROUPS.map((group) => (
        <Group
          key={group}
          title={t(`list.group.${group}`)}
          count={ofSide?.[group]}
          deals={held.rows.filter((deal) => deal.group === group)}
        />
      ))}
    </div>
  );
}

interface GroupProps {
  title: string;
  count: number | undefined;
  deals: readonly Deal[];
}

function Group({ title, count, deals }: GroupProps) {
  const { number } = useFormat();
  if (deals.length === 0) return null;
  return (
    <section className={classes.group}>
      <h2 className={classes.groupTitle}>
        {title}
        {count === undefined ? null : <span className={classes.count}>{number(count)}</span>}
      </h2>
      <ul aria-label={title}>
        {deals.map((deal) => (
          <DealRow key={deal.id} deal={deal} />
        ))}
      </ul>
    </section>
  );
}
