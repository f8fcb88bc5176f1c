import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, EmptyState, Group, LoadingBlock, Page, QueryView } from '@handover/shared/ui';
import { NotificationRow } from '../features/notification-row/notification-row.tsx';
import { useDeleteNotification } from '../queries/delete-notification.mutation.ts';
import { useNotificationList } from '../queries/notification-list.query.ts';
import { useReadAllNotifications } from '../queries/read-all-notifications.mutation.ts';
import { useReadNotification } from '../queries/read-notification.mutation.ts';
import { useUnreadCount } from '../queries/unread-count.query.ts';
import classes from './notification-list.module.css';

export function NotificationListPage() {
  const { t } = useTranslation('notifications');
  const unread = useUnreadCount();
  const readAll = useReadAllNotifications();
  const read = useReadNotification();
  const remove = useDeleteNotification();

  const actions = (
    <Group gap="sm">
      {/* Always rendered: a button that appeared later would move the list. */}
      <Button
        variant="default"
        disabled={!unread}
        loading={readAll.isPending}
        onClick={() => readAll.mutate()}
      >
        {t('markAll')}
      </Button>
      <Button variant="subtle" component={Link} to={routes.settings}>
        {t('settings.open')}
      </Button>
    </Group>
  );
  return (
    <Page title={t('title')} lead={t('lead')} actions={actions} width="read">
      <QueryView
        query={useNotificationList()}
        skeleton={<LoadingBlock variant="list" label={t('loading')} />}
        failedTitle={t('failed')}
        moreLabel={t('more')}
        empty={
          <EmptyState
            title={t('empty.title')}
            text={t('empty.text')}
            action={
              <Button component={Link} to={routes.opportunities('sell')}>
                {t('empty.action')}
              </Button>
            }
          />
        }
      >
        {(notifications) => (
          <ul className={classes.list} aria-label={t('list')}>
            {notifications.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                onRead={read.mutate}
                onDelete={remove.mutate}
              />
            ))}
          </ul>
        )}
      </QueryView>
    </Page>
  );
}
