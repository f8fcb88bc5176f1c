import { OPPORTUNITY_TYPES } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, Section } from '@handover/shared/ui';
import classes from './first-steps.module.css';

/** Tells who has nothing yet what they can begin with. The accent is on what most come for. */
export function FirstSteps() {
  const { t } = useTranslation('opportunities');
  return (
    <Section title={t('home.start.title')}>
      <ul className={classes.steps}>
        {OPPORTUNITY_TYPES.map((type) => (
          <li key={type} className={classes.step}>
            <h3>{t(`home.start.${type}.title`)}</h3>
            <p>{t(`home.start.${type}.text`)}</p>
            <Button
              component={Link}
              to={routes.oppEdit('create', { type })}
              variant={type === 'sell' ? 'filled' : 'default'}
            >
              {t(`myOpportunities.create.${type}`)}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
