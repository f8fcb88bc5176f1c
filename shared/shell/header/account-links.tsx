import { useTranslation } from '../../i18n/index.ts';
import { Link, routes } from '../../router/index.ts';
import { Button } from '../../ui/index.ts';
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
