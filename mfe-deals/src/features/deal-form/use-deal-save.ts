import type { DealDetail } from '@handover/shared/contract';
import { type AppForm, useServerErrors } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useErrorText, useMessages } from '@handover/shared/messages';
import { routes, useNavigate, useUnsavedGuard } from '@handover/shared/router';
import { useEffect, useRef, useState } from 'react';
import { useSaveSnapshot } from '../../queries/save-snapshot.mutation.ts';
import { changeOf, type DealValues, storedValues } from './deal-values.ts';

const PARTS = ['revenues', 'offices'] as const;

/** Guards what is typed, stores what changed, tells each failure where it belongs, and leads back to the deal once all of it is stored. */
export function useDealSave(form: AppForm<DealValues>, deal: DealDetail, initial: DealValues) {
  const { t } = useTranslation('deals');
  const { t: say } = useTranslation('messages');
  const words = useErrorText();
  const messages = useMessages();
  const navigate = useNavigate();
  const showErrors = useServerErrors(form);
  const save = useSaveSnapshot(deal.deal_opportunity_id);
  const before = useRef(initial);
  const [saved, setSaved] = useState(false);
  const { isDirty, isSubmitSuccessful } = form.formState;
  useUnsavedGuard(isDirty && !saved);

  // Below the guard, so that it is lifted before; and once the draft is dropped.
  useEffect(() => {
    if (!saved || !isSubmitSuccessful) return;
    messages.success(t('edit.saved'));
    navigate(routes.dealView(deal.id), { replace: true });
  }, [saved, isSubmitSuccessful, messages, navigate, t, deal.id]);

  return async (values: DealValues) => {
    const change = changeOf(before.current, values);
    if (Object.keys(change).length === 0) return setSaved(true);
    try {
      const failures = await save.mutateAsync(change);
      before.current = storedValues(before.current, values, failures);
      const lines = PARTS.flatMap((part) =>
        failures[part] ? [say(`prefix.${part}`) + words(failures[part])] : [],
      );
      if (lines.length === 0) return setSaved(true);
      form.setError('root.server', { type: 'server', message: lines.join('\n') });
    } catch (error) {
      showErrors(error);
    }
  };
}
