import { useTranslation } from '@handover/shared/i18n';
import { usePlatform } from '@handover/shared/platform';
import { Link, routes, useNavigate, useSearchParams } from '@handover/shared/router';
import { LoadingBlock, Page, Stack } from '@handover/shared/ui';
import { useState } from 'react';
import { NewPasswordForm } from '../features/password-recovery/new-password-form.tsx';
import { RequestLinkForm } from '../features/password-recovery/request-link-form.tsx';
import { useRecoveryLink } from '../queries/recovery-link.query.ts';

/** Two steps at one path: requesting a link, and, with the link's token, setting a new password. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('auth');
  const { session, messages } = usePlatform();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [token, userId] = [search.get('token'), search.get('id')];
  const goOn = () => {
    session.signOut('elsewhere', 'new-password');
    messages.success(t('recovery.done'));
    navigate(routes.login(), { replace: true });
  };
  const [sentTo, setSentTo] = useState<string>();
  const link = useRecoveryLink(userId, token);
  const [isRefused, setRefused] = useState(false);
  const isOver = isRefused || link.data?.is_open === false;
  const isSetUp = Boolean(token && userId);
  const isAsking = !isSetUp && !sentTo;
  return (
    <Page
      title={t(isSetUp ? 'recovery.setTitle' : sentTo ? 'recovery.sentTitle' : 'recovery.title')}
      lead={isAsking ? t('recovery.lead') : isSetUp && !isOver ? t('recovery.setLead') : undefined}
      width="form"
    >
      <Stack gap="xl">
        {link.isLoading ? (
          <LoadingBlock variant="form" />
        ) : token && userId ? (
          <NewPasswordForm
            token={token}
            userId={userId}
            onDone={goOn}
            isOver={isOver}
            onOver={() => setRefused(true)}
          />
        ) : (
          <RequestLinkForm sentTo={sentTo} onSent={setSentTo} />
        )}
        <Link to={routes.login()}>{t('recovery.back')}</Link>
      </Stack>
    </Page>
  );
}
