/** The door of notifications; other features write them with `notify` of src/events. */
export { notificationView } from './notification-view.ts';
export { addNotificationJobs } from './notifications.jobs.ts';
export { notificationRoutes } from './notifications.routes.ts';
export { announcedSince, findNotification } from './notifications.sql.ts';
