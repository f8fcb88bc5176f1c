import { AlertRegion } from '@handover/shared/forms';
import { hasFieldCode } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { useErrorText } from '@handover/shared/messages';
import { usePlatform } from '@handover/shared/platform';
import { useMutation } from '@handover/shared/query';
import { Link, routes, useNavigate } from '@handover/shared/router';
import { Alert, Button, Stack } from '@handover/shared/ui';
import { useState } from 'react';
import { undoChange } from '../../api/account.api.ts';
import { UndoByPassword } from './undo-by-password.tsx';

interface UndoChangeProps {
  /** The user id in the link; null if the page was opened without it. */
  userId: string | null;
  token: string | null;
  /** The link was never sent, or is too old. */
  isInvalid: boolean;
}

/**
 * Undoes the change by a button, not by itself: programs that read mails open links, too. It goes on to the page that
 * chooses a new password.
 */
export function UndoChange({ userId, token, isInvalid }: UndoChangeProps) {
  const { t } = useTranslation('auth');
  const { http, session, messages } = usePlatform();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [needsPassword, setNeedsPassword] = useState(false);
  const undo = useMutation({
    mutationFn: (link: { userId: string; token: string; password?: string }) =>
      undoChange(http, link.userId, link.token, link.password),
    onSuccess: ({ email, recovery_token }, link) => {
      session.signOut('elsewhere', 'undone');
      messages.success(t('undo.done', { email }));
      navigate(routes.newPassword(link.userId, recovery_token), { replace: true });
    },
    onError: (error) => {
      if (hasFieldCode(error, 'password', 'account.undo_needs_password')) setNeedsPassword(true);
    },
  });
  const isOver =
    !token || !userId || isInvalid || hasFieldCode(undo.error, 'token', 'account.undo_link_invalid');
  if (needsPassword && !isOver)
    return <UndoByPassword undo={(password) => undo.mutateAsync({ userId, token, password })} />;
  return (
    <Stack gap="lg" align="flex-start">
      <AlertRegion>
        {(isOver || undo.isError) && (
          <Alert color="danger" role="presentation" title={t('undo.failedTitle')}>
            {isOver ? t(token ? 'undo.expired' : 'undo.noLink') : errorText(undo.error)}
          </Alert>
        )}
      </AlertRegion>
      {isOver ? (
        <Link to={routes.contactUs}>{t('undo.contact')}</Link>
      ) : (
        <Button loading={undo.isPending} onClick={() => undo.mutate({ userId, token })}>
          {t('undo.submit')}
        </Button>
      )}
    </Stack>
  );
}
