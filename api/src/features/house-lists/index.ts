/** The entry point of house lists: sectors, sub-sectors and frequent questions, which staff edit. */
export { houseListRoutes } from './house-lists.routes.ts';
