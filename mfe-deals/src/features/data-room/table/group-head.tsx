import type { DealDetail, RoomGroup } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Icon } from '@handover/shared/ui';
import { usePartyName } from '../../../hooks/use-party-name.ts';
import { isOver } from '../../../rules/deal-state.ts';
import { KIND_OF } from '../group-kinds.ts';
import classes from './table.module.css';

const closedReason = (deal: DealDetail) =>
  isOver(deal) ? 'over' : deal.pause_reason === 'exclusivity' ? 'exclusivity' : 'phase';

interface GroupHeadProps {
  group: RoomGroup;
  deal: DealDetail;
  columns: number;
}

/** A group in one line: its name, what it holds, and who can read it or what opens it. */
export function GroupHead({ group, deal, columns }: GroupHeadProps) {
  const { t } = useTranslation(['deals', 'inputs']);
  const { fileSize } = useFormat();
  const { count, size } = group;
  return (
    <tr className={classes.group}>
      <th scope="rowgroup" colSpan={columns}>
        <div className={classes.groupLine}>
          <span className={classes.groupName}>
            {t(`documents.kind.${KIND_OF[group.group]}`, { ns: 'inputs' })}
          </span>
          <span className={classes.facts}>
            {group.is_open ? t('dataRoom.holds', { count: count ?? 0, size: fileSize(size ?? 0) }) : null}
          </span>
          <GroupAccess group={group} deal={deal} />
        </div>
      </th>
    </tr>
  );
}

function GroupAccess({ group, deal }: Omit<GroupHeadProps, 'columns'>) {
  const { t } = useTranslation('deals');
  const partyName = usePartyName();
  const phase = t(`phase.${group.opens_with}`);
  if (group.is_disclosed)
    return deal.side === 'seller' ? (
      <span className={classes.facts}>{t('dataRoom.openTo', { name: partyName(deal.other_party) })}</span>
    ) : null;
  return (
    <span className={classes.closed}>
      <Icon name="lock" size={16} />
      {deal.side === 'seller'
        ? t(`dataRoom.closedTo.${closedReason(deal)}`, { phase, name: partyName(deal.other_party) })
        : t(`dataRoom.closed.${closedReason(deal)}`, { phase })}
    </span>
  );
}
