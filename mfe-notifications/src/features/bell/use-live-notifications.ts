import type { Notification } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { usePlatform } from '@handover/shared/platform';
import { routes } from '@handover/shared/router';
import { useEffect } from 'react';
import { useNotificationText } from '../../hooks/use-notification-text.ts';
import { addNotification, reloadNotifications, setUnread } from '../../queries/notification-cache.ts';
import { useReadNotifications } from '../../queries/read-notifications.mutation.ts';
import { useTogether } from './use-together.ts';

/**
 * Adds each notification of the socket to the list and the count, and shows it as a toast; those that arrive together are one. Its link
 * marks as read what it leads to.
 */
export function useLiveNotifications(): void {
  const { events, messages, queries } = usePlatform();
  const { t, i18n } = useTranslation('notifications');
  const textOf = useNotificationText();
  const read = useReadNotifications();

  const announce = useTogether<Notification>((arrived) => {
    const [newest, ...others] = arrived;
    const text = textOf(newest);
    if (others.length > 0) {
      const all = { to: routes.notifications, label: t('bell.all') };
      return messages.notice(t('andOthers', { text, count: others.length }), { link: all });
    }
    const { id, link } = newest;
    const open = { to: link, label: t('open'), onFollow: () => read.mutate([id]) };
    messages.notice(text, link ? { link: open } : undefined);
  });

  // The effect runs on each render: the listener must translate in the current language.
  useEffect(() => {
    // The count of one that waited for this listener may be older than the count that is shown.
    let isReplay = true;
    const stops = [
      events.on(
        'notification',
        ({ unread_count, ...notification }) => {
          const live = !isReplay && unread_count !== undefined ? { unread_count } : {};
          addNotification(queries, { ...notification, ...live });
          if (isReplay) reloadNotifications(queries);
          // A newer server may send types that this page has no text for.
          if (i18n.exists(`types.${notification.type}`, { ns: 'notifications' })) announce(notification);
        },
        { replay: true },
      ),
      events.on('unread-count', (count) => setUnread(queries, count)),
      events.on('change', (change) => {
        if ('area' in change && change.area === 'notifications') reloadNotifications(queries);
      }),
      // Missed notifications are emitted after a reconnect, but only the newest ones.
      events.on('socket:reconnected', () => reloadNotifications(queries)),
    ];
    isReplay = false;
    return () => {
      for (const stop of stops) stop();
    };
  });
}
