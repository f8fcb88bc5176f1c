import type { Notification } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Link } from '@handover/shared/router';
import { ActionIcon, Icon, VisuallyHidden } from '@handover/shared/ui';
import { useNotificationText } from '../../hooks/use-notification-text.ts';
import classes from './notification-row.module.css';

interface NotificationRowProps {
  notification: Notification;
  onRead: (id: number) => void;
  onDelete: (id: number) => void;
}

/** A notification with its time and its link, which marks it as read. */
export function NotificationRow({ notification, onRead, onDelete }: NotificationRowProps) {
  const { t } = useTranslation('notifications');
  const { relative } = useFormat();
  const { id, is_read, link, created_at } = notification;
  const text = useNotificationText()(notification);
  return (
    <li className={classes.row} data-unread={is_read ? undefined : 'true'}>
      <span className={classes.dot} aria-hidden="true" />
      <div className={classes.details}>
        <Link to={link || '#'} className={classes.link} onClick={() => !is_read && onRead(id)}>
          {!is_read && <VisuallyHidden>{t('unread')} </VisuallyHidden>}
          {text}
        </Link>
        <time className={classes.time} dateTime={created_at}>
          {relative(created_at)}
        </time>
      </div>
      <div className={classes.actions}>
        {!is_read && (
          <ActionIcon
            variant="subtle"
            size={36}
            onClick={() => onRead(id)}
            aria-label={t('markReadNamed', { text })}
            title={t('markRead')}
          >
            <Icon name="check" />
          </ActionIcon>
        )}
        <ActionIcon
          variant="subtle"
          size={36}
          onClick={() => onDelete(id)}
          aria-label={t('deleteNamed', { text })}
          title={t('delete')}
        >
          <Icon name="trash" />
        </ActionIcon>
      </div>
    </li>
  );
}
