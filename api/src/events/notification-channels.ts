import {
  NOTIFICATION_KINDS,
  type NotificationChannels,
  type NotificationKind,
  type NotificationType,
} from '@handover/shared/contract';

export type StoredChannels = Partial<Record<string, Partial<NotificationChannels>>>;
const KINDS = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];

/**
 * The kinds that are mailed by default: the course of a deal from the listing on, searches (each of which says whether it
 * is), firms, and the security of the account.
 */
const BY_MAIL: readonly NotificationKind[] = [
  'opportunities',
  'requests',
  'letters',
  'exclusivity',
  'deals',
  'questions',
  'searches',
  'firms',
  'advisers',
  'security',
];
export const defaultChannels = (kind: NotificationKind): NotificationChannels => ({
  socket: true,
  email: BY_MAIL.includes(kind),
});

const kindByType = new Map<NotificationType, NotificationKind>(
  KINDS.flatMap((kind) => NOTIFICATION_KINDS[kind].map((type) => [type, kind] as const)),
);
export function kindOf(type: NotificationType): NotificationKind {
  const kind = kindByType.get(type);
  if (!kind) throw new Error(`${type} belongs to no kind of notification`);
  return kind;
}

/**
 * The channels of every kind: the user's choice over the defaults. Mails about account security can't be switched off.
 */
export const channelsOf = (chosen: StoredChannels) =>
  Object.fromEntries(
    KINDS.map((kind) => [
      kind,
      { ...defaultChannels(kind), ...chosen[kind], ...(kind === 'security' ? { email: true } : {}) },
    ]),
  ) as Record<NotificationKind, NotificationChannels>;
