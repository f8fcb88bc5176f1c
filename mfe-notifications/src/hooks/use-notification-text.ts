import type { Notification } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';

/** The text of a notification, for its row and its toast. */
export function useNotificationText(): (notification: Notification) => string {
  const { t } = useTranslation('notifications');
  const { date } = useFormat();
  return ({ type, params }) => {
    const dated = typeof params.date === 'string' && params.date !== '';
    return t(`types.${type}`, {
      ...params,
      ...(params.days !== undefined && { count: Number(params.days) }),
      ...(dated && { date: date(String(params.date)), context: 'dated' }),
    });
  };
}
