import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { useSignedIn } from '@handover/shared/session';
import { Button, Group, Section } from '@handover/shared/ui';
import classes from './home.module.css';

export function GetStarted() {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const viaSignUp = (path: string) => (signedIn ? path : routes.signUp(path));
  return (
    <Section title={t('host.home.ways.title')}>
      <div className={classes.options}>
        <div className={classes.option}>
          <h3>{t('host.home.ways.sell.title')}</h3>
          <p>{t('host.home.ways.sell.text')}</p>
          <Button component={Link} to={viaSignUp(routes.companyEdit('create'))}>
            {t('host.home.ways.sell.action')}
          </Button>
        </div>
        <div className={classes.option}>
          <h3>{t('host.home.ways.buy.title')}</h3>
          <p>{t('host.home.ways.buy.text')}</p>
          <Group>
            <Button component={Link} to={viaSignUp(routes.oppEdit('create', { type: 'buy' }))}>
              {t('host.home.ways.buy.action')}
            </Button>
            <Button component={Link} to={routes.opportunities('sell')} variant="default">
              {t('host.home.ways.buy.browse')}
            </Button>
          </Group>
        </div>
      </div>
    </Section>
  );
}
