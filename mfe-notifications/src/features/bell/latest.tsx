import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Icon, Loader, VisuallyHidden } from '@handover/shared/ui';
import { useNotificationText } from '../../hooks/use-notification-text.ts';
import { useNotificationList } from '../../queries/notification-list.query.ts';
import { useReadAllNotifications } from '../../queries/read-all-notifications.mutation.ts';
import { useReadNotifications } from '../../queries/read-notifications.mutation.ts';
import { useUnreadCount } from '../../queries/unread-count.query.ts';
import { asksReader } from '../../rules/action-of.ts';
import { toldOnce } from '../../rules/told-once.ts';
import classes from './latest.module.css';
import { SoundQuestion } from './sound-question.tsx';

const LATEST = { page: 1, size: 8 };

/** The newest few, each with its link, and what marks them as read; all others are on their page. */
export function Latest() {
  const { t } = useTranslation('notifications');
  const { relative } = useFormat();
  const textOf = useNotificationText();
  const { data, isError } = useNotificationList(LATEST);
  const read = useReadNotifications();
  const readAll = useReadAllNotifications();
  const unread = useUnreadCount();
  const latest = data?.results.results;
  return (
    <>
      <div className={classes.head}>
        <strong>{t('title')}</strong>
        {/* The button is not disabled, so that it keeps the focus. */}
        <button type="button" aria-disabled={unread === 0} onClick={() => unread > 0 && readAll.mutate()}>
          {t('markAll')}
        </button>
      </div>
      {latest === undefined && !isError && <Loader size="sm" className={classes.state} />}
      {latest === undefined && isError && <p className={classes.state}>{t('bell.failed')}</p>}
      {latest?.length === 0 && <p className={classes.state}>{t('bell.empty')}</p>}
      {latest && latest.length > 0 && <SoundQuestion />}
      {latest && latest.length > 0 && (
        <ul className={classes.list}>
          {toldOnce(latest).map(({ notification, ids }) => {
            const { id, is_read, link, created_at } = notification;
            const text = textOf(notification);
            return (
              <li
                key={id}
                data-unread={is_read ? undefined : 'true'}
                data-asks={asksReader(notification) || undefined}
              >
                <Link to={link || '#'} onClick={() => !is_read && read.mutate(ids)}>
                  {!is_read && <VisuallyHidden>{t('unread')} </VisuallyHidden>}
                  {text}
                  <time dateTime={created_at}>{relative(created_at)}</time>
                </Link>
                {!is_read && (
                  <button
                    type="button"
                    aria-label={t('markReadNamed', { text })}
                    title={t('markRead')}
                    onClick={({ currentTarget }) => {
                      // It goes, and the focus stays in its row.
                      currentTarget.closest('li')?.querySelector('a')?.focus();
                      read.mutate(ids);
                    }}
                  >
                    <Icon name="check" size={18} />
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <div className={classes.foot}>
        <Link to={routes.notifications}>{t('bell.all')}</Link>
        <Link to={routes.settings}>{t('settings.open')}</Link>
      </div>
    </>
  );
}
