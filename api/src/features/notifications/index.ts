/** The entry point of notifications; other features write them with `notify` of src/events. */
export { eventsPlugin } from './live/events.plugin.ts';
export { websocketPlugin } from './live/websocket.plugin.ts';
export { addNotificationJobs } from './notifications.jobs.ts';
export { notificationRoutes, unsubscribeRoutes } from './notifications.routes.ts';
export { acceptForms } from './unsubscribe/unsubscribe.ts';
