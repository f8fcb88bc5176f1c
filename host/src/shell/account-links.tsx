import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button } from '@handover/shared/ui';
import navigation from './navigation.module.css';

export function AccountLinks() {
  const { t } = useTranslation();
  return (
    <>
      <Link to={routes.login()} className={navigation.link}>
        {t('host.account.signIn')}
      </Link>
      <Button component={Link} to={routes.signUp()}>
        {t('host.account.signUp')}
      </Button>
    </>
  );
}
