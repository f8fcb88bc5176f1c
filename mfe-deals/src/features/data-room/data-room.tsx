import type { DealDetail } from '@handover/shared/contract';
import { DocumentGroups } from '@handover/shared/documents';
import { useTranslation } from '@handover/shared/i18n';
import { isOver } from '../../rules/deal-state.ts';
import { groups } from './groups.ts';

const whyClosed = (deal: DealDetail) =>
  isOver(deal) ? 'over' : deal.pause_reason === 'exclusivity' ? 'exclusivity' : 'phase';

/** The owner fills it while the deal is active; the other side reads what its phase opens. */
export function DataRoom({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const closed = groups
    .filter(({ name }) => deal.documents[name] === null)
    .map(({ name, opensWith }) => [
      name,
      t(`room.closed.${whyClosed(deal)}`, { phase: t(`phase.${opensWith}`) }),
    ]);
  return (
    <DocumentGroups
      owner="deal_opportunity"
      ownerId={deal.deal_opportunity_id}
      kinds={groups.map(({ name }) => name)}
      closed={Object.fromEntries(closed)}
      mayChange={deal.role === 'owner' && deal.status === 'active'}
      heading={2}
    />
  );
}
