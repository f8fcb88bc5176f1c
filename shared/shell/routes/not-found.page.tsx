import { Button, StatePage } from '../../design/ui/index.ts';
import { useTranslation } from '../../kernel/i18n/index.ts';
import { Link, routes, useLocation } from '../../kernel/router/index.ts';
import { useSignedIn } from '../../kernel/session/index.ts';

/** The page for an unknown path, and for one that the user may not see: both look the same. */
export function NotFoundPage() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const signedIn = useSignedIn();
  return (
    <StatePage
      title={t('host.notFound.title')}
      text={t('host.notFound.text')}
      action={
        <>
          <Button component={Link} to={routes.opportunities('sell')}>
            {t('host.notFound.browse')}
          </Button>
          <Button component={Link} to={routes.home} variant="default">
            {t('host.notFound.home')}
          </Button>
        </>
      }
      note={
        signedIn ? null : (
          <>
            {t('host.notFound.yours')}{' '}
            <Link to={routes.login(pathname + search)}>{t('host.notFound.signIn')}</Link>
          </>
        )
      }
    />
  );
}
