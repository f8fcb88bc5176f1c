import {
  FORMER_USER,
  NOTIFICATION_KINDS,
  type Notification,
  type NotificationKind,
} from '@handover/shared/contract';
import { Avatar, Icon, type IconName } from '@handover/shared/ui';
import classes from './notification-row.module.css';

const ICONS: Record<NotificationKind, IconName> = {
  opportunities: 'eye',
  requests: 'users',
  letters: 'file-doc',
  exclusivity: 'lock',
  deals: 'handshake',
  questions: 'question',
  documents: 'download',
  searches: 'search',
  advisers: 'users',
  favorites: 'heart',
  firms: 'users',
  security: 'alert',
};
const KINDS = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];

/** Who has caused it, or what it is about. */
export function NotificationFace({ type, person }: Pick<Notification, 'type' | 'person'>) {
  if (person) return <Avatar name={person === FORMER_USER ? '' : person} size={28} />;
  const kind = KINDS.find((each) => (NOTIFICATION_KINDS[each] as readonly string[]).includes(type));
  return (
    <span className={classes.icon} aria-hidden="true">
      <Icon name={kind ? ICONS[kind] : 'bell'} size={16} />
    </span>
  );
}
