import type { RoomRightsSet } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';

/** Tells what could not be set for other buyers, as their data rooms do not have it. */
export function useToldMissing() {
  const { t } = useTranslation('deals');
  const messages = useMessages();
  return (missing: RoomRightsSet['missing']) => {
    const names = [...new Set(missing.flatMap((each) => each.names))];
    if (names.length > 0)
      messages.warn(t('rights.also.missing', { names: names.join(', '), count: missing.length }));
  };
}
