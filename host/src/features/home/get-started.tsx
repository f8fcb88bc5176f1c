import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, Section } from '@handover/shared/ui';
import classes from './home.module.css';

const WAYS = [
  ['sell', routes.companyEdit('create')],
  ['buy', routes.oppEdit('create', { type: 'buy' })],
] as const;

export function GetStarted() {
  const { t } = useTranslation();
  return (
    <Section title={t('host.home.ways.title')}>
      <div className={classes.options}>
        {WAYS.map(([way, path]) => (
          <div key={way} className={classes.option}>
            <h3>{t(`host.home.ways.${way}.title`)}</h3>
            <p>{t(`host.home.ways.${way}.text`)}</p>
            <Button component={Link} to={routes.signUp(path)}>
              {t(`host.home.ways.${way}.action`)}
            </Button>
          </div>
        ))}
      </div>
    </Section>
  );
}
