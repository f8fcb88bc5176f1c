import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useState } from 'react';
import type { Decision } from '../../api/moderation.api.ts';
import { useModerate } from '../../queries/moderate.mutation.ts';

/** A decision leaves the queue at once. Where the call fails it is back, and the reason that was typed is kept. */
export function useDecide() {
  const { t } = useTranslation('opportunities');
  const messages = useMessages();
  const moderation = useModerate();
  const [keptReasons, setKeptReasons] = useState<Record<number, string>>({});

  const decide = ({ project_title: title }: Opportunity, decision: Decision) => {
    setKeptReasons(({ [decision.id]: _, ...others }) => others);
    // Not the callbacks of `mutate`: of two calls at once only those of the last are run.
    moderation.mutateAsync(decision).then(
      () =>
        messages.success(t(decision.validated ? 'moderation.published' : 'moderation.rejected', { title })),
      (error) => {
        const { id, reason } = decision;
        if (reason !== undefined) setKeptReasons((kept) => ({ ...kept, [id]: reason }));
        messages.failure(error, t('moderation.failed', { title }));
      },
    );
  };
  return { decide, keptReasons };
}
