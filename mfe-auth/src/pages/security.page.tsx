import type { SocialProviderName } from '@handover/shared/contract';
import { AlertRegion } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { routes, useNavigate, useSearchParams } from '@handover/shared/router';
import { useCurrentUser } from '@handover/shared/session';
import { Alert, LoadingBlock, Page, QueryView } from '@handover/shared/ui';
import { BackLink } from '@handover/shared/ui-extra';
import { useState } from 'react';
import { KeysSection } from '../features/api-keys/keys-section.tsx';
import { EmailSection } from '../features/change-email/email-section.tsx';
import { PasswordSection } from '../features/change-password/password-section.tsx';
import { CloseSection } from '../features/close-account/close-section.tsx';
import { ExportSection } from '../features/export-account/export-section.tsx';
import { PasskeySection } from '../features/second-factor/passkey-section.tsx';
import { SecondFactorSection } from '../features/second-factor/second-factor-section.tsx';
import { SessionList } from '../features/sessions/session-list.tsx';
import { LinkedAccounts } from '../features/social/linked-accounts.tsx';
import { PROVIDER_TITLES } from '../features/social/providers.ts';
import { isCallback } from '../features/social/read-callback.ts';
import { SocialCallback } from '../features/social/social-callback.tsx';
import { problemText, type SocialProblem } from '../features/social/social-problem.ts';
import { useLinkAccount } from '../features/social/use-link-account.ts';

/** E-mail, password, passkeys, codes, providers, sessions, export and closing. Linking a provider redirects back to this page. */
export function SecurityPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const messages = useMessages();
  const finish = useLinkAccount();
  const [search] = useSearchParams();
  const [problem, setProblem] = useState<SocialProblem>();
  const currentUser = useCurrentUser();

  const tidy = () => navigate(routes.security, { replace: true });
  const linked = (provider: SocialProviderName) => {
    messages.success(t('linked.added', { provider: PROVIDER_TITLES[provider] }));
    tidy();
  };
  const explain = (why: SocialProblem) => {
    setProblem(why);
    tidy();
  };
  return (
    <Page
      title={t('security.title')}
      lead={t('security.lead')}
      eyebrow={<BackLink href={routes.userDetails}>{t('profile.title')}</BackLink>}
      width="read"
    >
      <AlertRegion>{problem && <Alert color="danger">{problemText(t, problem, true)}</Alert>}</AlertRegion>
      {isCallback(search) ? (
        <SocialCallback search={search} finish={finish} onDone={linked} onProblem={explain} />
      ) : (
        <QueryView
          query={currentUser}
          skeleton={<LoadingBlock variant="form" />}
          failedTitle={t('profile.failed')}
        >
          {(user) => (
            <>
              <EmailSection user={user} />
              <PasswordSection user={user} />
              <PasskeySection user={user} />
              <SecondFactorSection user={user} />
              <LinkedAccounts />
              <SessionList />
              <KeysSection />
              <ExportSection />
              <CloseSection user={user} />
            </>
          )}
        </QueryView>
      )}
    </Page>
  );
}
