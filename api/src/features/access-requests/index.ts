export { addRequestJobs } from './access-requests.jobs.ts';
export { accessRequestRoutes } from './access-requests.routes.ts';
export { requestDeadlines } from './request-deadlines.ts';
export { withdrawPendingOf } from './withdraw-pending.ts';
