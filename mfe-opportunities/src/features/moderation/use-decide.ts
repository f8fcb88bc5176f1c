import { hasCode, isHttpError } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { Decision } from '../../api/moderation.api.ts';
import { useModerate } from '../../queries/moderate.mutation.ts';

interface DecideOptions {
  onDecided: (id: number) => void;
  /** The session ended meanwhile: no message can tell it, since the page is left. */
  onSessionEnd: (decision: Decision) => void;
}

/** A decision leaves the queue at once; where the call fails, it is back. Tells whether it was taken. */
export function useDecide({ onDecided, onSessionEnd }: DecideOptions) {
  const { t } = useTranslation('opportunities');
  const messages = useMessages();
  const moderation = useModerate();

  return (title: string, decision: Decision): Promise<boolean> =>
    // The callbacks of `mutate` are not used: of two calls at once only those of the last run.
    moderation.mutateAsync(decision).then(
      () => {
        onDecided(decision.id);
        messages.success(t(decision.validated ? 'moderation.published' : 'moderation.rejected', { title }));
        return true;
      },
      (error) => {
        if (hasCode(error, 'record.changed')) messages.error(t('moderation.changedMeanwhile', { title }));
        else if (isHttpError(error) && error.kind === 'aborted') onSessionEnd(decision);
        else messages.failure(error, t('moderation.failed', { title }));
        return false;
      },
    );
}
