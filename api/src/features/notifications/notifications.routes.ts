import { paths } from '@handover/shared/contract';
import * as schemas from '@handover/shared/contract/schemas';
import { del, get, patch, post, type Routes } from '../../http/route.ts';
import { deleteNotification } from './handlers/delete-notification.ts';
import { listNotifications } from './handlers/list-notifications.ts';
import { changeSettings, listSettings } from './handlers/notification-settings.ts';
import { readAllNotifications, readNotifications } from './handlers/read-notifications.ts';
import { unsubscribe } from './unsubscribe/unsubscribe.ts';

/** Apart from the others, since mail programs send a form. */
export const unsubscribeRoutes: Routes = {
  unsubscribe: post(paths.unsubscribe, {
    access: 'guest',
    summary: 'Unsubscribe from mails',
    description:
      'Ends the mails of a user by the token of any of them, as RFC 8058 prescribes; those about the security of the account are still sent.',
    errors: ['notification.unsubscribe_link_invalid'],
    // A mail provider calls for many of its users from one address.
    rate: { max: 600, timeWindow: '1 hour' },
    query: schemas.unsubscribeQuerySchema,
    response: schemas.detailSchema,
    handler: unsubscribe,
  }),
};

export const notificationRoutes: Routes = {
  listNotifications: get(paths.notifications, {
    access: 'signed-in',
    summary: 'List my notifications',
    description:
      'Lists the notifications of the viewer, the newest first, by kind, day and whether they are read, and how many are unread.',
    query: schemas.notificationQuerySchema,
    response: schemas.notificationPageSchema,
    handler: listNotifications,
  }),
  readNotifications: post(paths.readNotifications, {
    access: 'signed-in',
    summary: 'Mark notifications as read',
    description: 'Marks some notifications of the viewer as read; unknown ids are ignored.',
    body: schemas.readNotificationsBodySchema,
    response: schemas.detailSchema,
    handler: readNotifications,
  }),
  readAllNotifications: post(paths.readAllNotifications, {
    access: 'signed-in',
    summary: 'Mark all notifications as read',
    description: 'Marks all notifications of the viewer as read.',
    response: schemas.detailSchema,
    handler: readAllNotifications,
  }),
  deleteNotification: del(paths.notification(':id'), {
    access: 'signed-in',
    summary: 'Delete a notification',
    description: 'Deletes a notification of the viewer.',
    status: 204,
    params: schemas.idParamsSchema,
    handler: deleteNotification,
  }),
  listNotificationSettings: get(paths.notificationSettings, {
    access: 'signed-in',
    summary: 'Read my notification settings',
    description:
      'Reads which kinds of notifications the viewer gets at once and by mail: a list of one item.',
    query: schemas.pageQuerySchema,
    response: schemas.notificationSettingsPageSchema,
    handler: listSettings,
  }),
  changeNotificationSettings: patch(paths.notificationSetting(':id'), {
    access: 'signed-in',
    summary: 'Change my notification settings',
    description:
      'Changes the settings that are sent. Mails about the security of the account cannot be switched off.',
    errors: ['notification.security_mails_required'],
    params: schemas.idParamsSchema,
    body: schemas.notificationSettingsPatchSchema,
    response: schemas.notificationSettingsSchema,
    handler: changeSettings,
  }),
};
