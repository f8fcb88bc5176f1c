import { useTranslation } from '@handover/shared/i18n';
import { usePlatform } from '@handover/shared/platform';
import { useEffect } from 'react';
import { useNotificationText } from '../../parts/use-notification-text.ts';
import { addNotification, notificationsKey } from '../../queries/notification-cache.ts';
import { useReadNotification } from '../../queries/read-notification.mutation.ts';

/** Each notification of the socket goes first in the list, counts, and is shown as a toast; who follows the toast has read it. */
export function useLiveNotifications(): void {
  const { events, messages, queries } = usePlatform();
  const { t, i18n } = useTranslation('notifications');
  const textOf = useNotificationText();
  const read = useReadNotification();

  // Anew after each render: a toast is in the language of the page.
  useEffect(() => {
    const stopShowing = events.on(
      'notification',
      (notification) => {
        addNotification(queries, notification);
        const { id, type, link } = notification;
        // A server that is newer than this page may have types without a sentence here.
        if (!i18n.exists(`types.${type}`, { ns: 'notifications' })) return;
        const open = { to: link, label: t('open'), onFollow: () => read.mutate(id) };
        messages.notice(textOf(notification), link ? { link: open } : undefined);
      },
      { replay: true },
    );
    // After a gap the notifications that were missed have been emitted; the list may lack older ones.
    const stopReloading = events.on('socket:reconnected', () => {
      void queries.invalidateQueries({ queryKey: notificationsKey });
    });
    return () => {
      stopShowing();
      stopReloading();
    };
  });
}
