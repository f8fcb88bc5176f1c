import { useTranslation } from '@handover/shared/i18n';
import { useSearchParams } from '@handover/shared/router';
import { useCurrentUser, useSignedIn } from '@handover/shared/session';
import { LoadingBlock, Page, QueryView } from '@handover/shared/ui';
import { ConfirmNewEmail } from '../features/change-email/confirm-new-email.tsx';
import { OtherAccount } from '../features/email-proof/other-account.tsx';
import { SignInForm } from '../features/sign-in/sign-in-form.tsx';
import { useConfirmEmailChange } from '../queries/confirm-email-change.mutation.ts';

/** The link of the mail to the new address of an account. */
export function NewEmailPage() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  const signedIn = useSignedIn();
  const currentUser = useCurrentUser();
  const [token, userId] = [search.get('token'), search.get('id')];
  const confirmation = useConfirmEmailChange();
  return (
    <Page
      title={t(confirmation.isSuccess ? 'changeEmail.doneTitle' : 'changeEmail.pageTitle')}
      lead={signedIn ? undefined : t('changeEmail.signInLead')}
      width="form"
    >
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
              <ConfirmNewEmail user={user} token={token} confirmation={confirmation} />
            )
          }
        </QueryView>
      ) : (
        <SignInForm onDone={() => undefined} />
      )}
    </Page>
  );
}
