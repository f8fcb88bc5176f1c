/** The entry point of offers: the letters of all deals of an opportunity, for its owner. */
export { addOfferJobs } from './offers.jobs.ts';
export { offerRoutes } from './offers.routes.ts';
export { eraseMarksOf } from './offers.sql.ts';
