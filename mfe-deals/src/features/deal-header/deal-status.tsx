import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Group, Status } from '@handover/shared/ui';
import { usePartyName } from '../../hooks/use-party-name.ts';
import { dealState, stateKind } from '../../rules/deal-state.ts';

/** The other party and the state of the deal, on the line of the title. */
export function DealStatus({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const partyName = usePartyName();
  const state = dealState(deal);
  return (
    <Group gap="sm">
      <span>{t(`otherParty.${deal.side}`, { name: partyName(deal.other_party) })}</span>
      <Status kind={stateKind[state]}>{t(`state.${state}`, { context: deal.type_of_opportunity })}</Status>
      {deal.archived ? <Status kind="closed">{t('state.archived')}</Status> : null}
    </Group>
  );
}
