import { useTranslation } from '@handover/shared/i18n';
import { usePlatform } from '@handover/shared/platform';
import { useEffect } from 'react';
import { useNotificationText } from '../../hooks/use-notification-text.ts';
import { addNotification, notificationsKey } from '../../queries/notification-cache.ts';
import { useReadNotification } from '../../queries/read-notification.mutation.ts';

/** Adds each notification of the socket to the list and the count, and shows it as a toast. Its link marks it as read. */
export function useLiveNotifications(): void {
  const { events, messages, queries } = usePlatform();
  const { t, i18n } = useTranslation('notifications');
  const textOf = useNotificationText();
  const read = useReadNotification();

  // Without dependencies: the listener must translate in the current language.
  useEffect(() => {
    const stopShowing = events.on(
      'notification',
      (notification) => {
        addNotification(queries, notification);
        const { id, type, link } = notification;
        // A newer server may send types that this page has no text for.
        if (!i18n.exists(`types.${type}`, { ns: 'notifications' })) return;
        const open = { to: link, label: t('open'), onFollow: () => read.mutate(id) };
        messages.notice(textOf(notification), link ? { link: open } : undefined);
      },
      { replay: true },
    );
    // Missed notifications are emitted after a reconnect, but only the newest ones.
    const stopReloading = events.on('socket:reconnected', () => {
      void queries.invalidateQueries({ queryKey: notificationsKey });
    });
    return () => {
      stopShowing();
      stopReloading();
    };
  });
}
