import { OPPORTUNITY_TYPES } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes, useNavigate } from '@handover/shared/router';
import { NativeSelectField } from '../../components/native-select-field.tsx';
import { type MyFilters, STATES } from './my-filters.ts';
import classes from './my-opportunities.module.css';

/** Type and state of the list; both are in the address. */
export function MyOpportunityTabs({ type, state }: MyFilters) {
  const { t } = useTranslation('opportunities');
  const navigate = useNavigate();
  const states = Object.keys(STATES).map((value) => ({ value, label: t(`state.${value}`) }));
  return (
    <div className={classes.bar}>
      <nav aria-label={t('myOpportunities.types')} className={classes.types}>
        {OPPORTUNITY_TYPES.map((each) => (
          <Link
            key={each}
            to={routes.opps({ type: each, state })}
            className={classes.type}
            aria-current={each === type ? 'page' : undefined}
          >
            {t(`myOpportunities.type.${each}`)}
          </Link>
        ))}
      </nav>
      <NativeSelectField
        label={t('myOpportunities.state')}
        value={state ?? ''}
        options={[{ value: '', label: t('myOpportunities.anyState') }, ...states]}
        onChoose={(chosen) => navigate(routes.opps({ type, state: chosen }))}
      />
    </div>
  );
}
