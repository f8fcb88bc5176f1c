import { useTranslation } from '@handover/shared/i18n';
import { useSearchParams } from '@handover/shared/router';
import { Page } from '@handover/shared/ui';
import { UndoChange } from '../features/change-email/undo-change.tsx';

/** The link of a mail about an account, by which its owner takes back what somebody else did. */
export function UndoChangePage() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  return (
    <Page title={t('undo.title')} lead={t('undo.lead')} width="form">
      <UndoChange userId={search.get('id')} token={search.get('token')} />
    </Page>
  );
}
