import { DAYS, type Opportunity } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Alert, Anchor, Text } from '@handover/shared/ui';
import { OwnerAction } from '../../components/owner-action.tsx';
import { SidePanel } from '../../components/side-panel/side-panel.tsx';
import { mayEdit } from '../../rules/acting.ts';
import { ownerHelpOf, stateOf } from '../../rules/opportunity-state.ts';
import { CompanyChanges } from './company-changes.tsx';
import { Interest } from './interest.tsx';
import { MyOpportunityActions } from './my-opportunity-actions.tsx';

/** The state of the opportunity, what it needs from its owner, and the interest in it. */
export function OwnerPanel({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const { date } = useFormat();
  const state = stateOf(opportunity);
  const type = opportunity.type_of_opportunity;
  const reason = opportunity.own?.rejection_reason;
  return (
    <SidePanel title={t('myOpportunity.panel', { context: type })}>
      <Text>
        {t(
          `myOpportunity.stateHelp.${opportunity.under_exclusivity ? 'exclusivity' : ownerHelpOf(opportunity)}`,
          {
            context: type,
            date: date(opportunity.sold_at),
            count: DAYS.soldShown,
          },
        )}
      </Text>
      {state === 'rejected' && reason ? (
        <Alert color="danger" title={t('myOpportunity.reason')}>
          {reason}
        </Alert>
      ) : null}
      {opportunity.own?.sold_through ? (
        <Anchor component={Link} to={routes.dealView(opportunity.own.sold_through)}>
          {t('myOpportunity.soldThrough')}
        </Anchor>
      ) : null}
      {opportunity.own?.company_changed && mayEdit(opportunity) ? (
        <CompanyChanges id={opportunity.id} />
      ) : null}
      <OwnerAction opportunity={opportunity} actingFor={opportunity.acting_for} />
      <MyOpportunityActions opportunity={opportunity} />
      <Interest opportunity={opportunity} />
    </SidePanel>
  );
}
