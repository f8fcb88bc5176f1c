import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import classes from './footer.module.css';

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <p className={classes.line}>{t('host.footer.line')}</p>
        <nav aria-label={t('host.navigation.footer')} className={classes.links}>
          <Link to={routes.opportunities('sell')}>{t('host.footer.sell')}</Link>
          <Link to={routes.opportunities('buy')}>{t('host.footer.buy')}</Link>
        </nav>
        <p className={classes.rights}>{t('host.footer.rights', { year: new Date().getFullYear() })}</p>
      </div>
    </footer>
  );
}
