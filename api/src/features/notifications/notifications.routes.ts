import {
  detailSchema,
  idParamsSchema,
  notificationPageSchema,
  notificationSettingsPageSchema,
  notificationSettingsPatchSchema,
  notificationSettingsSchema,
  pageQuerySchema,
  paths,
  readNotificationsBodySchema,
} from '@handover/shared/contract';
import { type Route, route } from '../../http/route.ts';
import { deleteNotification } from './handlers/delete-notification.ts';
import { listNotifications } from './handlers/list-notifications.ts';
import { changeSettings, listSettings } from './handlers/notification-settings.ts';
import { readAllNotifications, readNotifications } from './handlers/read-notifications.ts';

export const notificationRoutes: Route[] = [
  route({
    method: 'GET',
    url: paths.notifications,
    access: 'signed-in',
    operationId: 'listNotifications',
    summary: 'List my notifications',
    description: 'Lists the notifications of the viewer, the newest first, and how many are unread.',
    query: pageQuerySchema,
    answer: notificationPageSchema,
    handler: listNotifications,
  }),
  route({
    method: 'POST',
    url: paths.readNotifications,
    access: 'signed-in',
    operationId: 'readNotifications',
    summary: 'Mark notifications as read',
    description: 'Marks some notifications of the viewer as read; unknown ids are ignored.',
    body: readNotificationsBodySchema,
    answer: detailSchema,
    handler: readNotifications,
  }),
  route({
    method: 'POST',
    url: paths.readAllNotifications,
    access: 'signed-in',
    operationId: 'readAllNotifications',
    summary: 'Mark all notifications as read',
    description: 'Marks all notifications of the viewer as read.',
    answer: detailSchema,
    handler: readAllNotifications,
  }),
  route({
    method: 'DELETE',
    url: paths.notification(':id'),
    access: 'signed-in',
    operationId: 'deleteNotification',
    summary: 'Delete a notification',
    description: 'Deletes a notification of the viewer.',
    status: 204,
    params: idParamsSchema,
    handler: deleteNotification,
  }),
  route({
    method: 'GET',
    url: paths.notificationSettings,
    access: 'signed-in',
    operationId: 'listNotificationSettings',
    summary: 'Read my notification settings',
    description:
      'Reads which kinds of notifications the viewer gets at once and by mail: a list of one item.',
    answer: notificationSettingsPageSchema,
    handler: listSettings,
  }),
  route({
    method: 'PATCH',
    url: paths.notificationSetting(':id'),
    access: 'signed-in',
    operationId: 'changeNotificationSettings',
    summary: 'Change my notification settings',
    description:
      'Changes the settings that are sent. Mails about the security of the account cannot be switched off.',
    errors: ['notification.security_mails_required'],
    params: idParamsSchema,
    body: notificationSettingsPatchSchema,
    answer: notificationSettingsSchema,
    handler: changeSettings,
  }),
];
