import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { Button, EmptyState } from '@handover/shared/ui';
import { usePartyName } from '../hooks/use-party-name.ts';
import { can, isOver } from '../rules/deal-state.ts';

/** The seller has attached no company to the deal of a mandate: what comes next, for either side. */
export function NoCompany({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const partyName = usePartyName();
  const modals = useModals();
  const reason = isOver(deal) ? 'over' : deal.status === 'paused' ? 'paused' : deal.side;
  return (
    <EmptyState
      title={t('dataRoom.noCompany.title')}
      text={t(`dataRoom.noCompany.${reason}`, { name: partyName(deal.other_party) })}
      action={
        can(deal, 'attach_company') ? (
          <Button
            color="accent"
            onClick={() => modals.open('deal-action', { deal, action: 'attach_company' })}
          >
            {t('action.attach_company')}
          </Button>
        ) : undefined
      }
    />
  );
}
