import { useTranslation } from '@handover/shared/i18n';
import { useSearchParams } from '@handover/shared/router';
import { useCurrentUser, useSignedIn } from '@handover/shared/session';
import { LoadingBlock, Page, QueryView, Stack } from '@handover/shared/ui';
import { ConfirmAddress } from '../features/email-proof/confirm-address.tsx';
import { NotMyAccount } from '../features/email-proof/not-my-account.tsx';
import { OtherAccount } from '../features/email-proof/other-account.tsx';
import { SignInForm } from '../features/sign-in/sign-in-form.tsx';

/** The link of the mail that confirms an e-mail address. */
export function VerifyEmailPage() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  const signedIn = useSignedIn();
  const currentUser = useCurrentUser();
  const [token, userId] = [search.get('token'), search.get('id')];
  return (
    <Page title={t('proof.title')} lead={signedIn ? undefined : t('proof.signInLead')} width="form">
      {signedIn ? (
        <QueryView
          query={currentUser}
          skeleton={<LoadingBlock variant="form" />}
          failedTitle={t('profile.failed')}
        >
          {(user) =>
            userId && userId !== String(user.id) ? (
              <OtherAccount email={user.email} />
            ) : (
              <ConfirmAddress user={user} token={token} />
            )
          }
        </QueryView>
      ) : (
        <Stack gap="xl">
          <SignInForm onDone={() => undefined} />
          <NotMyAccount />
        </Stack>
      )}
    </Page>
  );
}
