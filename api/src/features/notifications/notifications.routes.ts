import {
  detailSchema,
  idParamsSchema,
  notificationPageSchema,
  notificationSettingsPageSchema,
  notificationSettingsPatchSchema,
  notificationSettingsSchema,
  pageQuerySchema,
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
    url: '/api/notifications/',
    access: 'signed-in',
    summary: 'My notifications, newest first, and how many are unread',
    query: pageQuerySchema,
    answer: notificationPageSchema,
    handler: listNotifications,
  }),
  route({
    method: 'POST',
    url: '/api/notifications/read_list_of_my_notifications/',
    access: 'signed-in',
    summary: 'Mark some as read',
    body: readNotificationsBodySchema,
    answer: detailSchema,
    handler: readNotifications,
  }),
  route({
    method: 'POST',
    url: '/api/notifications/read_all_my_notifications/',
    access: 'signed-in',
    summary: 'Mark all as read',
    answer: detailSchema,
    handler: readAllNotifications,
  }),
  route({
    method: 'DELETE',
    url: '/api/notifications/:id/',
    access: 'signed-in',
    summary: 'Delete one',
    status: 204,
    params: idParamsSchema,
    handler: deleteNotification,
  }),
  route({
    method: 'GET',
    url: '/api/notification_settings/',
    access: 'signed-in',
    summary: 'What I am told at once and by mail, by kind: a list of one',
    answer: notificationSettingsPageSchema,
    handler: listSettings,
  }),
  route({
    method: 'PATCH',
    url: '/api/notification_settings/:id/',
    access: 'signed-in',
    summary: 'Change what I am told, changed fields only',
    params: idParamsSchema,
    body: notificationSettingsPatchSchema,
    answer: notificationSettingsSchema,
    handler: changeSettings,
  }),
];
