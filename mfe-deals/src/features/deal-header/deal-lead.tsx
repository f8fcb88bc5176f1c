import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Group, Status } from '@handover/shared/ui';
import { Countdown } from '@handover/shared/ui-extra';
import { dealState, stateKind } from '../../rules/deal-state.ts';
import { partyName } from '../../rules/party-name.ts';

/** The line under the title: the other party, the state, and the time left of exclusivity. */
export function DealLead({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const state = dealState(deal);
  const end = deal.exclusivity_period_end_time;
  const running = end !== null && Date.parse(end) > Date.now() && deal.status !== 'cancelled';

  return (
    <Group gap="md">
      <span>{t(`otherParty.${deal.side}`, { name: partyName(deal.other_party) })}</span>
      <Status kind={stateKind[state]}>{t(`state.${state}`)}</Status>
      {running ? (
        <span>
          {t('exclusivity.left')} <Countdown until={end} />
        </span>
      ) : null}
    </Group>
  );
}
