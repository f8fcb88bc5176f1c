/** The entry point of saved searches, and of what suits a listing. */
export { addSearchJobs } from './matching/matching.jobs.ts';
export { savedSearchRoutes } from './saved-searches.routes.ts';
export { noteSeen } from './saved-searches.sql.ts';
