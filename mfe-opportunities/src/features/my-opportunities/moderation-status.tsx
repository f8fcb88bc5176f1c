import { useTranslation } from '@handover/shared/i18n';
import { Status } from '@handover/shared/ui';
import { moderationState, STATE_KINDS } from './moderation-state.ts';

export const ModerationStatus = ({ validated }: { validated: unknown }) => {
  const { t } = useTranslation('opportunities');
  const state = moderationState(validated);
  return <Status kind={STATE_KINDS[state]}>{t(`moderationState.${state}`)}</Status>;
};
