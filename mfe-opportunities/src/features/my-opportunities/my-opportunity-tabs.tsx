import { OPPORTUNITY_TYPES } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { routes, useNavigate } from '@handover/shared/router';
import { NativeSelect } from '@handover/shared/ui';
import { LinkTabs } from '@handover/shared/ui-extra';
import { type AskedFilters, STATES } from './my-filters.ts';
import classes from './my-opportunities.module.css';

/** Type and state of the list; both are in the address. */
export function MyOpportunityTabs({ acting_for, type, state }: AskedFilters) {
  const { t } = useTranslation('opportunities');
  const navigate = useNavigate();
  const states = Object.keys(STATES).map((value) => ({
    value,
    label: t(`state.${value}`, { context: type }),
  }));
  return (
    <div className={classes.bar}>
      <LinkTabs
        label={t('myOpportunities.types')}
        tabs={OPPORTUNITY_TYPES.map((each) => ({
          to: routes.opps({ acting_for, type: each, state }),
          label: t(`myOpportunities.${acting_for ? 'typeOfOthers' : 'type'}.${each}`),
          isCurrent: each === type,
        }))}
      />
      <NativeSelect
        label={t('myOpportunities.state')}
        value={state ?? ''}
        options={[{ value: '', label: t('myOpportunities.anyState') }, ...states]}
        onChoose={(chosen) => navigate(routes.opps({ acting_for, type, state: chosen }))}
      />
    </div>
  );
}
