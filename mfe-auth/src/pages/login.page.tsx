import { AlertRegion } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { Link, routes, useNavigate, useSearchParams } from '@handover/shared/router';
import { safeNext } from '@handover/shared/session';
import { Alert, Page, Stack, Text } from '@handover/shared/ui';
import { useState } from 'react';
import { SignInForm } from '../features/sign-in/sign-in-form.tsx';
import type { Attempt } from '../features/social/attempt.ts';
import { isCallback } from '../features/social/read-callback.ts';
import { SocialButtons } from '../features/social/social-buttons.tsx';
import { SocialCallback } from '../features/social/social-callback.tsx';
import { problemText, type SocialProblem } from '../features/social/social-problem.ts';
import { useSocialSignIn } from '../features/social/use-social-sign-in.ts';

/** Sign-in by password or by a provider, which redirects back to this page. */
export function LoginPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const modals = useModals();
  const finish = useSocialSignIn();
  const [search] = useSearchParams();
  const [problem, setProblem] = useState<SocialProblem>();
  const next = search.get('next');

  const enter = (isPhoneNeeded: boolean, attempt: Attempt) => {
    navigate(safeNext(attempt.next), { replace: true });
    if (isPhoneNeeded) void modals.open('oauth-submit', {});
  };
  const explain = (why: SocialProblem) => {
    setProblem(why);
    // The code is valid once, so a reload must not send it again.
    navigate(routes.login(why.next), { replace: true });
  };
  if (isCallback(search))
    return (
      <Page title={t('signIn.title')} lead={t('social.working')} width="form">
        <SocialCallback search={search} finish={finish} onDone={enter} onProblem={explain} />
      </Page>
    );
  return (
    <Page title={t('signIn.title')} lead={t(next ? 'signIn.next' : 'signIn.lead')} width="form">
      <Stack gap="xl">
        <AlertRegion>{problem && <Alert color="danger">{problemText(t, problem)}</Alert>}</AlertRegion>
        <SignInForm
          onDone={() => navigate(safeNext(next), { replace: true })}
          ticket={search.get('ticket') ?? undefined}
        />
        <Stack gap="xs">
          <Link to={routes.forgotPassword}>{t('signIn.forgot')}</Link>
          <Text>
            {t('signIn.noAccount')} <Link to={routes.signUp(next ?? undefined)}>{t('signIn.signUp')}</Link>
          </Text>
        </Stack>
        <SocialButtons next={next ?? undefined} />
      </Stack>
    </Page>
  );
}
