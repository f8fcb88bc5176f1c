import type { DealDetail } from '@handover/shared/contract';
import { DocumentGroups } from '@handover/shared/documents';
import { useTranslation } from '@handover/shared/i18n';
import { isOver } from '../../rules/deal-state.ts';
import { documentGroups } from './document-groups.ts';

const closedReason = (deal: DealDetail) =>
  isOver(deal) ? 'over' : deal.pause_reason === 'exclusivity' ? 'exclusivity' : 'phase';

/** The owner adds files while the deal is active; the requester reads the groups that the phase has opened. */
export function DataRoom({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const closed = documentGroups
    .filter(({ name }) => deal.documents[name] === null)
    .map(({ name, opensWith }) => [
      name,
      t(`dataRoom.closed.${closedReason(deal)}`, { phase: t(`phase.${opensWith}`) }),
    ]);
  return (
    <DocumentGroups
      owner="deal_opportunity"
      ownerId={deal.deal_opportunity_id}
      kinds={documentGroups.map(({ name }) => name)}
      closed={Object.fromEntries(closed)}
      mayChange={deal.role === 'owner' && deal.status === 'active'}
      heading={2}
    />
  );
}
