import type { User } from '@handover/shared/contract';
import { AlertRegion } from '@handover/shared/forms';
import { hasFieldCode } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { useErrorText } from '@handover/shared/messages';
import { Link, routes } from '@handover/shared/router';
import { Alert, Button, LoadingBlock, Stack } from '@handover/shared/ui';
import { useEffect, useRef } from 'react';
import { useConfirmEmailChange } from '../../queries/confirm-email-change.mutation.ts';

interface ConfirmNewEmailProps {
  user: User;
  /** Of the link; null where somebody came without it. */
  token: string | null;
}

/** Gives the account of the signed-in user the address that the link was sent to, as soon as it is shown. */
export function ConfirmNewEmail({ user, token }: ConfirmNewEmailProps) {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const { mutate, error, isError, isSuccess } = useConfirmEmailChange();
  const tried = useRef(false);
  useEffect(() => {
    // The token holds once, so it is sent once, however often this is rendered.
    if (tried.current || !token) return;
    tried.current = true;
    mutate({ userId: user.id, token });
  }, [user, token, mutate]);

  const toSecurity = <Link to={routes.security}>{t('changeEmail.toSecurity')}</Link>;
  if (isSuccess)
    return (
      <Stack gap="lg" role="status">
        <Alert title={t('changeEmail.doneTitle')}>{t('changeEmail.done', { email: user.email })}</Alert>
        {toSecurity}
      </Stack>
    );
  if (token && !isError) return <LoadingBlock variant="form" />;
  const isTaken = hasFieldCode(error, 'email', 'account.email_taken');
  const isOver = !token || isTaken || hasFieldCode(error, 'token', 'account.email_change_link_invalid');
  const over = t(!token ? 'changeEmail.noLink' : isTaken ? 'changeEmail.taken' : 'changeEmail.expired', {
    email: user.email,
  });
  return (
    <AlertRegion>
      <Alert color="danger" role="presentation" title={t('changeEmail.failedTitle')}>
        <Stack gap="sm" align="flex-start">
          <span>{isOver ? over : errorText(error)}</span>
          {isOver ? (
            toSecurity
          ) : (
            <Button onClick={() => token && mutate({ userId: user.id, token })}>{t('proof.retry')}</Button>
          )}
        </Stack>
      </Alert>
    </AlertRegion>
  );
}
