import { useTranslation } from '@handover/shared/i18n';
import { useSearchParams } from '@handover/shared/router';
import { Page } from '@handover/shared/ui';
import { UnsubscribePanel } from '../features/unsubscribe/unsubscribe-panel.tsx';
import { useUnsubscribe } from '../queries/unsubscribe.mutation.ts';

/** The target of the link in a mail. */
export function UnsubscribePage() {
  const { t } = useTranslation('notifications');
  const [query] = useSearchParams();
  const unsubscribe = useUnsubscribe();
  return (
    <Page title={t(unsubscribe.isSuccess ? 'unsubscribe.done' : 'unsubscribe.title')} width="read">
      <UnsubscribePanel token={query.get('token') ?? ''} unsubscribe={unsubscribe} />
    </Page>
  );
}
