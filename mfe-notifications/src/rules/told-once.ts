import type { Notification } from '@handover/shared/contract';

/** A notification of the bell, with the ids of those that it stands for. */
export interface Told {
  notification: Notification;
  ids: readonly number[];
}

/** Sign-ins from new devices are told once, by the newest one: the list has all of them. */
export function toldOnce(latest: readonly Notification[]): Told[] {
  const devices = latest.filter(({ type }) => type === 'new_device').map(({ id }) => id);
  return latest
    .filter(({ type, id }) => type !== 'new_device' || id === devices[0])
    .map((notification) => ({
      notification,
      ids: notification.type === 'new_device' ? devices : [notification.id],
    }));
}
