/** The entry point of reference data. */
export { referenceRoutes } from './reference.routes.ts';
