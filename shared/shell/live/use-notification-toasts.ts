import { type Notification, paths } from '../../contract/index.ts';
import { useFormat } from '../../design/format/index.ts';
import { useEvent } from '../../kernel/events/index.ts';
import { ensureNamespace } from '../../kernel/i18n/index.ts';
import { usePlatform } from '../../kernel/platform/index.ts';
import { areaKey } from '../../kernel/query/index.ts';

const NAMESPACE = 'notifications';

/** Each message of the socket is said over the page, in its language; the platform sounds it and refetches what it concerns. */
export function useNotificationToasts(): void {
  const { http, i18n, messages, queries } = usePlatform();
  const { date } = useFormat();
  /** Who follows it has read it. Where that can't be told, it stays unread: nothing is lost. */
  const markRead = (id: number) =>
    http.post(paths.readNotifications, { list_of_ids: [id] }).then(
      () => queries.invalidateQueries({ queryKey: areaKey('notifications') }),
      () => undefined,
    );
  const say = ({ id, type, params, link }: Notification) => {
    const dated = typeof params.date === 'string' && params.date !== '';
    const key = `types.${type}`;
    if (!i18n.exists(key, { ns: NAMESPACE })) return;
    messages.notice(
      i18n.t(key, {
        ns: NAMESPACE,
        ...params,
        ...(params.days !== undefined && { count: Number(params.days) }),
        ...(dated && { date: date(String(params.date)), context: 'dated' }),
      }),
      link
        ? { link: { to: link, label: i18n.t('host.notificationOpen'), onFollow: () => void markRead(id) } }
        : undefined,
    );
  };
  useEvent('notification', (notification) => {
    ensureNamespace(i18n, NAMESPACE).then(
      () => say(notification),
      () => undefined,
    );
  });
}
