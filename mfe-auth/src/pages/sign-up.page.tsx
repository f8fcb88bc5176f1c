import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { usePlatform } from '@handover/shared/platform';
import { Link, routes, useNavigate, useSearchParams } from '@handover/shared/router';
import { Page, Stack, Text } from '@handover/shared/ui';
import { toNewProfile } from '../components/way-on/way-on.ts';
import { SignUpForm } from '../features/sign-up/sign-up-form.tsx';
import { TermsNotice } from '../features/sign-up/terms-notice.tsx';
import { SocialButtons } from '../features/social/social-buttons.tsx';

export function SignUpPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const messages = useMessages();
  const { drafts } = usePlatform();
  const [search] = useSearchParams();
  const next = search.get('next') ?? undefined;
  const goOn = () => {
    messages.success(t('signUp.welcome'));
    navigate(...toNewProfile(drafts, next));
  };
  return (
    <Page title={t('signUp.title')} lead={t('signUp.lead')} width="form">
      <Stack gap="lg">
        <Stack gap="xs">
          <SignUpForm onDone={goOn} />
          <TermsNotice />
        </Stack>
        <SocialButtons next={next ?? routes.userDetails} />
        <Text>
          {t('signUp.hasAccount')} <Link to={routes.login(next)}>{t('signUp.signIn')}</Link>
        </Text>
      </Stack>
    </Page>
  );
}
