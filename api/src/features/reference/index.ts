/** The door of reference data. */
export { referenceRoutes } from './reference.routes.ts';
