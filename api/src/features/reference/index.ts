/** The door of reference data. */

export { referenceRoutes } from './reference.routes.ts';
export { namedView, referenceView, sectorView } from './reference-view.ts';
