import { useTranslation } from '@handover/shared/i18n';
import { routes } from '@handover/shared/router';
import { AskOnceMore } from '../../parts/ask-once-more.tsx';
import { useClosedNotice } from '../../parts/use-closed-notice.ts';
import { useCompleteDeal } from '../../queries/change-deal.mutation.ts';
import type { ActionFormProps } from './action-form.ts';

export function CompleteDeal({ deal, onDone, onCancel }: ActionFormProps) {
  const { t } = useTranslation('deals');
  const closedNotice = useClosedNotice('deal', routes.dealView(deal.id));
  const completion = useCompleteDeal(deal.id);
  return (
    <AskOnceMore
      text={t('ask.complete.text')}
      action={t('ask.complete.action')}
      pending={completion.isPending}
      error={completion.error}
      onYes={() =>
        completion.mutate(undefined, {
          onSuccess: onDone,
          onError: (error) => closedNotice.showIfClosed(error) && onCancel(),
        })
      }
      onCancel={onCancel}
    />
  );
}
