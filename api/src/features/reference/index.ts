/** The door of reference data. */
export { namedView, referenceView, sectorView } from './reference-view.ts';
export { referenceRoutes } from './reference.routes.ts';
