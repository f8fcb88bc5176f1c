import { useTranslation } from '@handover/shared/i18n';
import { Link, routes, useNavigate, useSearchParams } from '@handover/shared/router';
import { safeNext } from '@handover/shared/session';
import { Page, Stack, Text } from '@handover/shared/ui';
import { SignInForm } from '../features/sign-in/sign-in-form.tsx';

export function LoginPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = search.get('next');
  return (
    <Page title={t('signIn.title')} lead={t(next ? 'signIn.next' : 'signIn.lead')} width="form">
      <Stack gap="xl">
        <SignInForm onDone={() => navigate(safeNext(next), { replace: true })} />
        <Stack gap="xs">
          <Link to={routes.forgotPassword}>{t('signIn.forgot')}</Link>
          <Text>
            {t('signIn.noAccount')} <Link to={routes.signUp()}>{t('signIn.signUp')}</Link>
          </Text>
        </Stack>
      </Stack>
    </Page>
  );
}
