import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { Link, routes, useNavigate, useSearchParams } from '@handover/shared/router';
import { Page, Stack, Text } from '@handover/shared/ui';
import { SignUpForm } from '../features/sign-up/sign-up-form.tsx';
import { TermsNotice } from '../features/sign-up/terms-notice.tsx';
import { toNewProfile } from '../features/sign-up/way-on.ts';
import { SocialButtons } from '../features/social/social-buttons.tsx';

export function SignUpPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const messages = useMessages();
  const [search] = useSearchParams();
  const next = search.get('next') ?? undefined;
  const goOn = () => {
    messages.success(t('signUp.welcome'));
    navigate(...toNewProfile(next));
  };
  return (
    <Page title={t('signUp.title')} lead={t('signUp.lead')} width="form">
      <Stack gap="xl">
        <SignUpForm onDone={goOn} />
        <Text>
          {t('signUp.hasAccount')} <Link to={routes.login(next)}>{t('signUp.signIn')}</Link>
        </Text>
        <SocialButtons next={next ?? routes.userDetails} />
        <TermsNotice />
      </Stack>
    </Page>
  );
}
