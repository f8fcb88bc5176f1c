import type { User } from '@handover/shared/contract';
import { AlertRegion } from '@handover/shared/forms';
import { hasFieldCode } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { useErrorText } from '@handover/shared/messages';
import { Link, routes } from '@handover/shared/router';
import { Alert, Button, LoadingBlock, QueryView, Stack, Text } from '@handover/shared/ui';
import type { ReactNode } from 'react';
import { useConfirmIdentity } from '../../hooks/use-confirm-identity.ts';
import type { useConfirmEmailChange } from '../../queries/confirm-email-change.mutation.ts';
import { useEmailChange } from '../../queries/email-change.query.ts';

interface ConfirmNewEmailProps {
  user: User;
  /** The token of the link; null if the page was opened without it. */
  token: string | null;
  /** The confirmation of the page, whose title shows its state, too. */
  confirmation: ReturnType<typeof useConfirmEmailChange>;
}

/** Gives the account of the signed-in user the address that the link was sent to, once they say so: others may have asked for it. */
export function ConfirmNewEmail({ user, token, confirmation }: ConfirmNewEmailProps) {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const change = useEmailChange(user.id);
  const confirmIdentity = useConfirmIdentity();
  const { mutate, error, isError, isSuccess, isPending } = confirmation;
  const confirm = async () => {
    if (token && (await confirmIdentity())) mutate({ userId: user.id, token });
  };

  const toSecurity = <Link to={routes.security}>{t('changeEmail.toSecurity')}</Link>;
  if (isSuccess)
    return (
      <Stack gap="lg" role="status">
        <Alert>{t('changeEmail.done', { email: user.email })}</Alert>
        {toSecurity}
      </Stack>
    );
  const isTaken = hasFieldCode(error, 'email', 'account.email_taken');
  const isUsed = hasFieldCode(error, 'token', 'account.email_change_link_invalid');
  if (!token || isTaken || isUsed)
    return (
      <NotChanged>
        <span>
          {t(!token ? 'changeEmail.noLink' : isTaken ? 'changeEmail.taken' : 'changeEmail.expired', {
            email: user.email,
          })}
        </span>
        {toSecurity}
      </NotChanged>
    );
  return (
    <QueryView
      query={change}
      skeleton={<LoadingBlock variant="form" />}
      failedTitle={t('changeEmail.failedTitle')}
    >
      {({ pending_email: email }) =>
        email ? (
          <Stack gap="md" align="flex-start">
            {isError && (
              <NotChanged>
                <span>{errorText(error)}</span>
              </NotChanged>
            )}
            <Text>{t('changeEmail.ask', { email })}</Text>
            <Button onClick={() => void confirm()} loading={isPending}>
              {t('changeEmail.confirm')}
            </Button>
          </Stack>
        ) : (
          <NotChanged>
            <span>{t('changeEmail.expired', { email: user.email })}</span>
            {toSecurity}
          </NotChanged>
        )
      }
    </QueryView>
  );
}

function NotChanged({ children }: { children: ReactNode }) {
  const { t } = useTranslation('auth');
  return (
    <AlertRegion>
      <Alert color="danger" role="presentation" title={t('changeEmail.failedTitle')}>
        <Stack gap="sm" align="flex-start">
          {children}
        </Stack>
      </Alert>
    </AlertRegion>
  );
}
