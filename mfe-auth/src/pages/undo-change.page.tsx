import { useTranslation } from '@handover/shared/i18n';
import { useSearchParams } from '@handover/shared/router';
import { LoadingBlock, Page } from '@handover/shared/ui';
import { UndoChange } from '../features/change-email/undo-change.tsx';
import { UsedUndoLink } from '../features/change-email/used-undo-link.tsx';
import { useUndoLink } from '../queries/undo-link.query.ts';

/** The link of a mail about an account, by which its owner takes back what somebody else did. */
export function UndoChangePage() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  const [userId, token] = [search.get('id'), search.get('token')];
  const link = useUndoLink(userId, token);
  if (link.data?.state === 'used')
    return (
      <Page title={t('undo.usedTitle')} width="form">
        <UsedUndoLink />
      </Page>
    );
  const isInvalid = link.data?.state === 'invalid';
  return (
    <Page title={t('undo.title')} lead={isInvalid ? undefined : t('undo.lead')} width="form">
      {link.isLoading ? (
        <LoadingBlock variant="form" />
      ) : (
        <UndoChange userId={userId} token={token} isInvalid={isInvalid} />
      )}
    </Page>
  );
}
