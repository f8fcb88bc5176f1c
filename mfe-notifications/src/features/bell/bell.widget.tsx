import { useTranslation } from '@handover/shared/i18n';
import { Icon, useDisclosure } from '@handover/shared/ui';
import { useRef } from 'react';
import { useUnreadCount } from '../../queries/unread-count.query.ts';
import classes from './bell.module.css';
import { Latest } from './latest.tsx';
import { useLiveNotifications } from './use-live-notifications.ts';

const MAX_SHOWN = 99;

/**
 * The button in the header with the unread count, which opens the latest notifications. It is on every page, so it also
 * handles live notifications.
 */
export function BellWidget() {
  const { t } = useTranslation('notifications');
  const unread = useUnreadCount();
  const place = useRef<HTMLDivElement>(null);
  const { open, toggle } = useDisclosure(place);
  useLiveNotifications();
  const name = unread > 0 ? t('bell.count', { count: unread }) : t('bell.none');
  return (
    <div ref={place} className={classes.place}>
      <button
        type="button"
        className={classes.bell}
        aria-label={name}
        title={name}
        aria-expanded={open}
        aria-controls="latest-notifications"
        onClick={toggle}
      >
        <Icon name="bell" />
        {unread > 0 && (
          <span className={classes.count} aria-hidden="true" data-testid="unread-count">
            {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
          </span>
        )}
      </button>
      <section
        id="latest-notifications"
        className={classes.panel}
        aria-label={t('bell.latest')}
        hidden={!open}
      >
        {open && <Latest />}
      </section>
    </div>
  );
}
