import { AlertRegion } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { usePlatform } from '@handover/shared/platform';
import { Link, routes, useNavigate, useSearchParams } from '@handover/shared/router';
import { safeNext } from '@handover/shared/session';
import { Alert, Page, Stack, Text } from '@handover/shared/ui';
import { useState } from 'react';
import { toNewProfile } from '../components/way-on/way-on.ts';
import { SecondStepForm } from '../features/sign-in/second-step-form.tsx';
import { SignInForm } from '../features/sign-in/sign-in-form.tsx';
import type { Attempt } from '../features/social/attempt.ts';
import { isCallback } from '../features/social/read-callback.ts';
import { SocialButtons } from '../features/social/social-buttons.tsx';
import { SocialCallback } from '../features/social/social-callback.tsx';
import { problemText, type SocialProblem } from '../features/social/social-problem.ts';
import { type SocialSignIn, useSocialSignIn } from '../features/social/use-social-sign-in.ts';

/** Sign-in by password or by a provider, which redirects back to this page. */
export function LoginPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const modals = useModals();
  const { session, drafts } = usePlatform();
  const finish = useSocialSignIn();
  const [search] = useSearchParams();
  const [problem, setProblem] = useState<SocialProblem>();
  /** The ticket of a sign-in by a provider, if the account has a second step. */
  const [secondStep, setSecondStep] = useState<{ ticket: string; next?: string | undefined }>();
  const next = search.get('next');

  const enter = async ({ isPhoneNeeded, isNew, ticket }: SocialSignIn, attempt: Attempt) => {
    if (ticket !== undefined) {
      setSecondStep({ ticket, next: attempt.next });
      return navigate(routes.login(attempt.next), { replace: true });
    }
    // This is the same as after a sign-up by password.
    if (isNew) await navigate(...toNewProfile(drafts, attempt.next));
    else await navigate(safeNext(attempt.next), { replace: true });
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
  if (secondStep)
    return (
      <Page title={t('signIn.title')} lead={t('codes.stepTitle')} width="form">
        <SecondStepForm
          ticket={secondStep.ticket}
          remember={() => true}
          onTokens={(tokens) => {
            session.signIn(tokens);
            navigate(safeNext(secondStep.next), { replace: true });
          }}
          onBack={(late) => {
            setSecondStep(undefined);
            if (late) setProblem({ reason: 'late' });
          }}
        />
      </Page>
    );
  return (
    <Page title={t('signIn.title')} lead={t(next ? 'signIn.next' : 'signIn.lead')} width="form">
      <Stack gap="lg">
        <AlertRegion>{problem && <Alert color="danger">{problemText(t, problem)}</Alert>}</AlertRegion>
        <SignInForm
          onDone={() => navigate(safeNext(next), { replace: true })}
          ticket={search.get('ticket') ?? undefined}
        />
        <SocialButtons next={next ?? undefined} />
        <Text>
          {t('signIn.noAccount')} <Link to={routes.signUp(next ?? undefined)}>{t('signIn.signUp')}</Link>
        </Text>
      </Stack>
    </Page>
  );
}
