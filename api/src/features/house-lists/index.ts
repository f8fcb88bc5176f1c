/** The entry point of house lists: sectors, sub-sectors and frequent questions, which staff edit. */
export { addNamesJob } from './house-lists.jobs.ts';
export { houseListRoutes } from './house-lists.routes.ts';
