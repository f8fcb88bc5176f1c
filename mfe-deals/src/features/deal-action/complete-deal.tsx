import { useTranslation } from '@handover/shared/i18n';
import { routes } from '@handover/shared/router';
import { AskOnceMore } from '../../parts/ask-once-more.tsx';
import { useRefusal } from '../../parts/use-refusal.ts';
import { useCompleteDeal } from '../../queries/change-deal.mutation.ts';
import type { ActionFormProps } from './action-form.ts';

export function CompleteDeal({ deal, onDone, onCancel }: ActionFormProps) {
  const { t } = useTranslation('deals');
  const refusal = useRefusal('deal', routes.dealView(deal.id));
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
          onError: (error) => refusal.toldClosed(error) && onCancel(),
        })
      }
      onCancel={onCancel}
    />
  );
}
