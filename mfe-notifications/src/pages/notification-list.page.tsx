import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, EmptyState, LoadingBlock, Page, QueryView } from '@handover/shared/ui';
import { sizeOf } from '../api/notifications.api.ts';
import { DayList } from '../features/day-list/day-list.tsx';
import { NotificationFilters } from '../features/filters/notification-filters.tsx';
import { PageLinks } from '../features/pages/page-links.tsx';
import { useFilters } from '../hooks/use-filters.ts';
import { useDeleteNotification } from '../queries/delete-notification.mutation.ts';
import { useNotificationList } from '../queries/notification-list.query.ts';
import { useReadAllNotifications } from '../queries/read-all-notifications.mutation.ts';
import { useReadNotifications } from '../queries/read-notifications.mutation.ts';
import { useUnreadCount } from '../queries/unread-count.query.ts';

export function NotificationListPage() {
  const { t } = useTranslation('notifications');
  const { filters, change, clear } = useFilters();
  const unread = useUnreadCount();
  const readAll = useReadAllNotifications();
  const read = useReadNotifications();
  const remove = useDeleteNotification();
  const list = useNotificationList(filters);
  const isFiltered = Boolean(filters.unread || filters.kinds || filters.day);
  /** There is nothing at all: nothing to mark or to look for. */
  const isEmpty = !isFiltered && list.data?.count === 0;

  const actions = (
    <Button variant="default" component={Link} to={routes.settings}>
      {t('settings.open')}
    </Button>
  );
  /** Its button goes. */
  const clearFromEmpty = () => {
    document.querySelector('h1')?.focus({ preventScroll: true });
    clear();
  };
  const empty = isFiltered ? (
    <EmptyState
      title={t('emptyFiltered.title')}
      action={<Button onClick={clearFromEmpty}>{t('filters.clear')}</Button>}
    />
  ) : (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <Button component={Link} to={routes.opportunities('sell')}>
          {t('empty.action')}
        </Button>
      }
    />
  );
  return (
    <Page title={t('title')} actions={actions}>
      {isEmpty ? null : (
        <NotificationFilters filters={filters} onChange={change} onClear={clear}>
          {/* Rendered from the beginning: a button that appeared later would move the list. Not disabled, so that it keeps the focus. */}
          <Button
            variant="default"
            aria-disabled={!unread}
            data-disabled={!unread || undefined}
            onClick={() => unread && readAll.mutate()}
          >
            {t('markAll')}
          </Button>
        </NotificationFilters>
      )}
      <QueryView
        query={list}
        skeleton={<LoadingBlock variant="list" label={t('loading')} />}
        failedTitle={t('failed')}
        empty={empty}
      >
        {(page) => (
          <>
            <DayList notifications={page.results.results} onRead={read.mutate} onDelete={remove.mutate} />
            <PageLinks page={page} size={sizeOf(filters)} onGo={(to) => change({ page: String(to) })} />
          </>
        )}
      </QueryView>
    </Page>
  );
}
