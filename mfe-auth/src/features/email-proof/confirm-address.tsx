import type { User } from '@handover/shared/contract';
import { AlertRegion, SendProofButton } from '@handover/shared/forms';
import { hasFieldCode } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { useErrorText } from '@handover/shared/messages';
import { Alert, Button, LoadingBlock, Stack } from '@handover/shared/ui';
import { useEffect, useRef } from 'react';
import { useVerifyEmail } from '../../queries/verify-email.mutation.ts';
import { AddressConfirmed } from './address-confirmed.tsx';

interface ConfirmAddressProps {
  user: User;
  /** The token of the link; null if the page was opened without it. */
  token: string | null;
}

/** Confirms the address of the signed-in user by the token of the link, as soon as it is shown. */
export function ConfirmAddress({ user, token }: ConfirmAddressProps) {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const { mutate, error, isError } = useVerifyEmail();
  const tried = useRef(false);
  const confirm = () => token && mutate({ userId: user.id, token });
  useEffect(() => {
    // The token holds once, so it is sent once, however often this is rendered.
    if (tried.current || user.email_proven || !token) return;
    tried.current = true;
    mutate({ userId: user.id, token });
  }, [user, token, mutate]);

  if (user.email_proven) return <AddressConfirmed email={user.email} />;
  const isInvalid = !token || hasFieldCode(error, 'token', 'account.verification_link_invalid');
  const invalid = t(token ? 'proof.expired' : 'proof.noLink', { email: user.email });
  const reason = isInvalid ? invalid : errorText(error);
  if (token && !isError) return <LoadingBlock variant="form" />;
  return (
    <AlertRegion>
      <Alert color="danger" role="presentation" title={t('proof.failedTitle')}>
        <Stack gap="sm" align="flex-start">
          <span>{reason}</span>
          {isInvalid ? (
            <SendProofButton user={user} />
          ) : (
            <Button onClick={confirm}>{t('proof.retry')}</Button>
          )}
        </Stack>
      </Alert>
    </AlertRegion>
  );
}
