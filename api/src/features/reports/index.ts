/** The entry point of reports: what people report of listings, and what staff decide. */
export { forgetReporter, reportsOf } from './own-reports.sql.ts';
export { reportRoutes } from './reports.routes.ts';
