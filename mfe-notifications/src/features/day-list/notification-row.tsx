import type { Notification } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Link } from '@handover/shared/router';
import { ActionIcon, Button, Icon, VisuallyHidden } from '@handover/shared/ui';
import { ListCheckbox } from '@handover/shared/ui-extra';
import { memo } from 'react';
import { useNotificationText } from '../../hooks/use-notification-text.ts';
import { actionOf, asksReader } from '../../rules/action-of.ts';
import { NotificationFace } from './notification-face.tsx';
import classes from './notification-row.module.css';

interface NotificationRowProps extends RowActionsProps {
  isSelected: boolean;
  onSelect: (id: number) => void;
}

interface RowDetailsProps {
  notification: Notification;
  onRead: (ids: readonly number[]) => void;
}

interface RowActionsProps extends RowDetailsProps {
  onDelete: (id: number) => void;
}

/**
 * A notification with its time and its link, which marks it as read. A page has thirty: a row is rendered again only for what concerns
 * it, and of a row that is selected only the checkbox.
 */
export const NotificationRow = memo(function NotificationRow(props: NotificationRowProps) {
  const { notification, isSelected, onSelect, onRead, onDelete } = props;
  const { t } = useTranslation('notifications');
  const text = useNotificationText()(notification);
  return (
    <li
      className={classes.row}
      data-unread={notification.is_read ? undefined : 'true'}
      data-selected={isSelected || undefined}
    >
      <NotificationFace type={notification.type} person={notification.person} />
      <ListCheckbox
        className={classes.select}
        label={t('select.one', { text })}
        checked={isSelected}
        onChange={() => onSelect(notification.id)}
      />
      <RowDetails notification={notification} onRead={onRead} />
      <RowActions notification={notification} onRead={onRead} onDelete={onDelete} />
    </li>
  );
});

const RowDetails = memo(function RowDetails({ notification, onRead }: RowDetailsProps) {
  const { t } = useTranslation('notifications');
  const { date } = useFormat();
  const { id, type, is_read, link, created_at } = notification;
  const action = actionOf(type);
  return (
    <>
      <Link
        id={`notification-${id}`}
        to={link || '#'}
        className={classes.link}
        onClick={() => !is_read && onRead([id])}
      >
        {!is_read && <VisuallyHidden>{t('unread')} </VisuallyHidden>}
        {useNotificationText()(notification)}
      </Link>
      <span className={classes.end}>
        <time
          className={classes.time}
          dateTime={created_at}
          title={`${date(created_at)}, ${date(created_at, 'time')}`}
        >
          {date(created_at, 'time')}
        </time>
        {action && link ? (
          <Button
            component={Link}
            to={link}
            size="xs"
            className={classes.action}
            aria-describedby={`notification-${id}`}
            onClick={() => !is_read && onRead([id])}
            {...(asksReader(notification) ? { variant: 'light', color: 'accent' } : { variant: 'default' })}
          >
            {t(`action.${action}`)}
          </Button>
        ) : null}
      </span>
    </>
  );
});

const RowActions = memo(function RowActions({ notification, onRead, onDelete }: RowActionsProps) {
  const { t } = useTranslation('notifications');
  const { id, is_read } = notification;
  const text = useNotificationText()(notification);
  return (
    <div className={classes.actions}>
      {!is_read && (
        <ActionIcon
          variant="subtle"
          size={30}
          onClick={({ currentTarget }) => {
            // It goes, and the focus stays in its row.
            currentTarget.closest('li')?.querySelector('a')?.focus();
            onRead([id]);
          }}
          aria-label={t('markReadNamed', { text })}
          title={t('markRead')}
        >
          <Icon name="check" />
        </ActionIcon>
      )}
      <ActionIcon
        variant="subtle"
        size={30}
        data-remove
        onClick={({ currentTarget }) => {
          // It goes, and the focus goes to the next one, the last one before it, or the page.
          const content = document.getElementById('content');
          const all = [...(content?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
          const at = all.indexOf(currentTarget);
          (all[at + 1] ?? all[at - 1] ?? content)?.focus();
          onDelete(id);
        }}
        aria-label={t('deleteNamed', { text })}
        title={t('delete')}
      >
        <Icon name="trash" />
      </ActionIcon>
    </div>
  );
});
