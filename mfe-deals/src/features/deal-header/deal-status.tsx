import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Group, Status } from '@handover/shared/ui';
import { usePartyName } from '../../hooks/use-party-name.ts';
import { dealState, stateKind } from '../../rules/deal-state.ts';
import classes from './deal-header.module.css';

/** The other party and the state of the deal, on the line of the title; on a phone the party is in the overview. */
export function DealStatus({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const partyName = usePartyName();
  const state = dealState(deal);
  return (
    <Group gap="sm" className={classes.status}>
      <span className={classes.party}>
        {t(`otherParty.${deal.side}`, { name: partyName(deal.other_party) })}
      </span>
      <Status kind={stateKind[state]}>{t(`state.${state}`, { context: deal.type_of_opportunity })}</Status>
      {deal.archived ? <Status kind="closed">{t('state.archived')}</Status> : null}
    </Group>
  );
}
