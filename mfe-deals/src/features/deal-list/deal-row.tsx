import type { Deal } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { routes } from '@handover/shared/router';
import { RowLink, Status } from '@handover/shared/ui';
import { Countdown, Swatch } from '@handover/shared/ui-extra';
import { dealState, stateKind } from '../../rules/deal-state.ts';
import { partyName } from '../../rules/party-name.ts';
import classes from './deal-list.module.css';

export function DealRow({ deal }: { deal: Deal }) {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  const state = dealState(deal);
  const end = deal.exclusivity_period_end_time;

  return (
    <li className={classes.row}>
      <Swatch of={deal} id={deal.opportunity_id ?? undefined} />
      <div className={classes.details}>
        <RowLink to={routes.dealView(deal.id)} isProject coversRow>
          {deal.project_title}
        </RowLink>
        <span className={classes.muted}>
          {t(`otherParty.${deal.side}`, { name: partyName(deal.other_party) })}
        </span>
      </div>
      <div>{t(`phase.${deal.phase}`)}</div>
      <div className={classes.state}>
        <Status kind={stateKind[state]}>{t(`state.${state}`)}</Status>
        {state === 'exclusive' && end ? (
          <span className={classes.muted}>
            <Countdown until={end} />
          </span>
        ) : null}
      </div>
      <div className={classes.muted}>{t('list.changed', { date: date(deal.updated_at) })}</div>
    </li>
  );
}
