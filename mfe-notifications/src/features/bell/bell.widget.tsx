import { useTranslation } from '@handover/shared/i18n';
import { NavLink, routes } from '@handover/shared/router';
import { Icon } from '@handover/shared/ui';
import { useUnreadCount } from '../../queries/unread-count.query.ts';
import classes from './bell.module.css';
import { useLiveNotifications } from './use-live-notifications.ts';

const MAX_SHOWN = 99;

/** The link to the notifications in the header, with the unread count. It is on every page, so it also handles live notifications. */
export function BellWidget() {
  const { t } = useTranslation('notifications');
  const unread = useUnreadCount();
  useLiveNotifications();
  const name = unread > 0 ? t('bell.count', { count: unread }) : t('bell.none');
  return (
    <NavLink to={routes.notifications} className={classes.bell} aria-label={name} title={name}>
      <Icon name="bell" />
      {unread > 0 && (
        <span className={classes.count} aria-hidden="true" data-testid="unread-count">
          {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
        </span>
      )}
    </NavLink>
  );
}
