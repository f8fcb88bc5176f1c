/** The entry point of firms: who works with whom. */

export { publicFirmOf } from './firm.response.ts';
export { addFirmJobs } from './firms.jobs.ts';
export { firmRoutes } from './firms.routes.ts';
export { leaveOnClosing } from './leave-on-closing.ts';
export { colleaguesOf, firmOf } from './members.sql.ts';
