import { OPPORTUNITY_TYPES } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes, useNavigate } from '@handover/shared/router';
import { ChoiceField } from '../../parts/choice-field.tsx';
import { type OwnFilters, STATES } from './own-filters.ts';
import classes from './own-list.module.css';

/** Type and state of what is listed; both are in the address. */
export function OwnTabs({ type, state }: OwnFilters) {
  const { t } = useTranslation('opportunities');
  const navigate = useNavigate();
  const states = Object.keys(STATES).map((value) => ({ value, label: t(`state.${value}`) }));
  return (
    <div className={classes.bar}>
      <nav aria-label={t('own.types')} className={classes.types}>
        {OPPORTUNITY_TYPES.map((each) => (
          <Link
            key={each}
            to={routes.opps({ type: each, state })}
            className={classes.type}
            aria-current={each === type ? 'page' : undefined}
          >
            {t(`own.type.${each}`)}
          </Link>
        ))}
      </nav>
      <ChoiceField
        label={t('own.state')}
        value={state ?? ''}
        options={[{ value: '', label: t('own.anyState') }, ...states]}
        onChoose={(chosen) => navigate(routes.opps({ type, state: chosen }))}
      />
    </div>
  );
}
