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
  const isOwn = (id: number) => !userId || userId === String(id);
  const isProven = currentUser.data?.email_proven === true && isOwn(currentUser.data.id);
  return (
    <Page
      title={t(isProven ? 'proof.doneTitle' : 'proof.title')}
      lead={signedIn ? undefined : t('proof.signInLead')}
      width="form"
    >
      {signedIn ? (
        <QueryView
          query={currentUser}
          skeleton={<LoadingBlock variant="form" />}
          failedTitle={t('profile.failed')}
        >
          {(user) =>
            isOwn(user.id) ? (
              <ConfirmAddress user={user} token={token} />
            ) : (
              <OtherAccount email={user.email} />
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
