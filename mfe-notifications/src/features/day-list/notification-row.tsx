import type { Notification } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Link } from '@handover/shared/router';
import { ActionIcon, Icon, VisuallyHidden } from '@handover/shared/ui';
import { ListCheckbox } from '@handover/shared/ui-extra';
import { memo } from 'react';
import { useNotificationText } from '../../hooks/use-notification-text.ts';
import classes from './notification-row.module.css';

interface NotificationRowProps {
  notification: Notification;
  isSelected: boolean;
  onSelect: (id: number) => void;
  onRead: (ids: readonly number[]) => void;
  onDelete: (id: number) => void;
}

/** A notification with its time and its link, which marks it as read. Rendered again only for what concerns it: a page has thirty. */
export const NotificationRow = memo(function NotificationRow({
  notification,
  isSelected,
  onSelect,
  onRead,
  onDelete,
}: NotificationRowProps) {
  const { t } = useTranslation('notifications');
  const { date } = useFormat();
  const { id, is_read, link, created_at } = notification;
  const text = useNotificationText()(notification);
  return (
    <li className={classes.row} data-unread={is_read ? undefined : 'true'}>
      <ListCheckbox
        className={classes.select}
        label={t('select.one', { text })}
        checked={isSelected}
        onChange={() => onSelect(id)}
      />
      <div className={classes.details}>
        <Link to={link || '#'} className={classes.link} onClick={() => !is_read && onRead([id])}>
          {!is_read && <VisuallyHidden>{t('unread')} </VisuallyHidden>}
          {text}
        </Link>
        <time className={classes.time} dateTime={created_at} title={date(created_at, 'dd mmm yyyy HH:MM:ss')}>
          {date(created_at, 'time')}
        </time>
      </div>
      <div className={classes.actions}>
        {!is_read && (
          <ActionIcon
            variant="subtle"
            size={36}
            onClick={() => onRead([id])}
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
});
