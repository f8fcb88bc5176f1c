import { DEAL_ROLES, type DealRole } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import classes from './role-switch.module.css';

/** Links, not buttons: each role has its own address, and back goes back. */
export function RoleSwitch({ asRole: role }: { asRole: DealRole }) {
  const { t } = useTranslation('deals');
  return (
    <nav aria-label={t('role.label')} className={classes.switch}>
      {DEAL_ROLES.map((each) => (
        <Link
          key={each}
          to={routes.deals(each)}
          className={classes.choice}
          aria-current={each === role ? 'page' : undefined}
        >
          <span className={classes.name}>{t(`role.${each}`)}</span>
          <span className={classes.hint}>{t(`role.hint.${each}`)}</span>
        </Link>
      ))}
    </nav>
  );
}
