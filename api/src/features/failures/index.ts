/** The entry point of failures: mails that were not sent and jobs that failed, which staff try again. */
export { failureRoutes } from './failures.routes.ts';
export { measureFailures } from './measure-failures.ts';
