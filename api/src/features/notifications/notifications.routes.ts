import { paths } from '@handover/shared/contract';
import {
  detailSchema,
  idParamsSchema,
  notificationPageSchema,
  notificationSettingsPageSchema,
  notificationSettingsPatchSchema,
  notificationSettingsSchema,
  pageQuerySchema,
  readNotificationsBodySchema,
} from '@handover/shared/contract/schemas';
import { del, get, patch, post, type Routes } from '../../http/route.ts';
import { deleteNotification } from './handlers/delete-notification.ts';
import { listNotifications } from './handlers/list-notifications.ts';
import { changeSettings, listSettings } from './handlers/notification-settings.ts';
import { readAllNotifications, readNotifications } from './handlers/read-notifications.ts';

export const notificationRoutes: Routes = {
  listNotifications: get(paths.notifications, {
    access: 'signed-in',
    summary: 'List my notifications',
    description: 'Lists the notifications of the viewer, the newest first, and how many are unread.',
    query: pageQuerySchema,
    response: notificationPageSchema,
    handler: listNotifications,
  }),
  readNotifications: post(paths.readNotifications, {
    access: 'signed-in',
    summary: 'Mark notifications as read',
    description: 'Marks some notifications of the viewer as read; unknown ids are ignored.',
    body: readNotificationsBodySchema,
    response: detailSchema,
    handler: readNotifications,
  }),
  readAllNotifications: post(paths.readAllNotifications, {
    access: 'signed-in',
    summary: 'Mark all notifications as read',
    description: 'Marks all notifications of the viewer as read.',
    response: detailSchema,
    handler: readAllNotifications,
  }),
  deleteNotification: del(paths.notification(':id'), {
    access: 'signed-in',
    summary: 'Delete a notification',
    description: 'Deletes a notification of the viewer.',
    status: 204,
    params: idParamsSchema,
    handler: deleteNotification,
  }),
  listNotificationSettings: get(paths.notificationSettings, {
    access: 'signed-in',
    summary: 'Read my notification settings',
    description:
      'Reads which kinds of notifications the viewer gets at once and by mail: a list of one item.',
    query: pageQuerySchema,
    response: notificationSettingsPageSchema,
    handler: listSettings,
  }),
  changeNotificationSettings: patch(paths.notificationSetting(':id'), {
    access: 'signed-in',
    summary: 'Change my notification settings',
    description:
      'Changes the settings that are sent. Mails about the security of the account cannot be switched off.',
    errors: ['notification.security_mails_required'],
    params: idParamsSchema,
    body: notificationSettingsPatchSchema,
    response: notificationSettingsSchema,
    handler: changeSettings,
  }),
};
