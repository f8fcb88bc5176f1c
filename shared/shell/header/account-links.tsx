import { Button } from '../../design/ui/index.ts';
import { useTranslation } from '../../kernel/i18n/index.ts';
import { Link, routes } from '../../kernel/router/index.ts';
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
