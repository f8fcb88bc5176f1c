import {
  type AccessRequest,
  DEAL_GROUPS,
  type Deal,
  type DealGroup,
  type DealListCounts,
  type DealRole,
} from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Anchor } from '@handover/shared/ui';
import { Fragment, type ReactNode } from 'react';
import { BehindNotice } from '../../components/behind-notice.tsx';
import { useHeldRows } from '../../hooks/use-held-rows.ts';
import { byDeadline } from '../../rules/by-deadline.ts';
import type { ListAddress } from '../../rules/list-address.ts';
import { requestGroup } from '../../rules/request-state.ts';
import { countsOf, shownSide } from '../../rules/side-counts.ts';
import classes from './deal-list.module.css';
import { DealRow } from './deal-row.tsx';

/** Requests that wait, in the role of the viewer; `count` is the number of all, of which these are the first. */
export interface Waiting {
  role: DealRole;
  requests: readonly AccessRequest[];
  count: number;
}

interface DealGroupsProps {
  deals: readonly Deal[];
  address: ListAddress;
  counts: DealListCounts | undefined;
  waiting: readonly Waiting[];
  renderRequest: (request: AccessRequest, role: DealRole) => ReactNode;
}

interface Row {
  id: number;
  deadline: string | null;
  group: DealGroup;
  role?: DealRole;
  content: ReactNode;
}

/** The groups that have something: requests among the deals by their deadlines, or before them. */
export function DealGroups({ deals, address, counts, waiting, renderRequest }: DealGroupsProps) {
  const { t } = useTranslation('deals');
  const { show } = address;
  const listed: Row[] = [
    ...waiting.flatMap(({ role, requests }) =>
      requests
        .map((request) => ({
          id: request.id,
          deadline: request.expires_at,
          group: requestGroup(request, role),
          role,
          content: renderRequest(request, role),
        }))
        .filter(({ group }) => show === undefined || show === group),
    ),
    ...deals.map((deal) => ({
      id: deal.id,
      deadline: deal.next_step.deadline,
      group: deal.group,
      content: <DealRow deal={deal} />,
    })),
  ];
  const rows = address.order === 'deadline' ? byDeadline(listed) : listed;
  const held = useHeldRows(rows, JSON.stringify(address), ({ role = '', group }) => `${role}${group}`);
  const ofSide =
    counts && address.show !== 'archived' ? countsOf(counts, shownSide(address, counts)) : undefined;
  return (
    <div {...held.handlers}>
      <BehindNotice isBehind={held.isBehind} onShow={held.release} />
      {DEAL_GROUPS.map((group) => {
        const ofGroup = waiting.filter(({ role }) => requestGroup({ status: 'pending' }, role) === group);
        const waits = waiting.reduce((sum, each) => sum + countIn(group, each), 0);
        return (
          <Group
            key={group}
            title={t(`list.group.${group}`)}
            count={ofSide && ofSide[group] + waits}
            rows={held.rows.filter((row) => row.group === group)}
            actingFor={address.acting_for}
            more={ofGroup.find(({ requests, count }) => count > requests.length)?.role}
          />
        );
      })}
    </div>
  );
}

/** Those beyond the first ones count as the role's usual move. */
function countIn(group: DealGroup, { role, requests, count }: Waiting): number {
  const shown = requests.filter((request) => requestGroup(request, role) === group).length;
  return shown + (requestGroup({ status: 'pending' }, role) === group ? count - requests.length : 0);
}

interface GroupProps {
  title: string;
  count: number | undefined;
  rows: readonly Row[];
  /** Whose requests there are more of. */
  more: DealRole | undefined;
  /** The delegation by which the list is read. */
  actingFor: number | undefined;
}

function Group({ title, count, rows, more, actingFor }: GroupProps) {
  const { t } = useTranslation('deals');
  const { number } = useFormat();
  if (rows.length === 0) return null;
  return (
    <section className={classes.group}>
      <h2 className={classes.groupTitle}>
        {title}
        {count === undefined ? null : <span className={classes.count}>{number(count)}</span>}
      </h2>
      <ul aria-label={title}>
        {rows.map(({ id, role, content }) => (
          <Fragment key={`${role ?? ''}${id}`}>{content}</Fragment>
        ))}
      </ul>
      {more ? (
        <Anchor
          component={Link}
          to={routes.deals(more, { view: 'requests', status: 'pending', acting_for: actingFor })}
          className={classes.more}
          size="sm"
        >
          {t('requests.showAll')}
        </Anchor>
      ) : null}
    </section>
  );
}
