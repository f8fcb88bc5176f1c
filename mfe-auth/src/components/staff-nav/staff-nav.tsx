import { useTranslation } from '@handover/shared/i18n';
import { Link, useLocation } from '@handover/shared/router';
import classes from './staff-nav.module.css';
import { STAFF_PAGES } from './staff-pages.ts';

/** The pages of the staff's room. Not `LinkTabs`, which weighs more than some of the pages do. */
export function StaffNav() {
  const { t } = useTranslation('auth');
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('staffRoom')} className={classes.nav}>
      {STAFF_PAGES.map(([to, label]) => (
        <Link key={to} to={to} aria-current={to === pathname ? 'page' : undefined}>
          {t(`menu.${label}`)}
        </Link>
      ))}
    </nav>
  );
}
