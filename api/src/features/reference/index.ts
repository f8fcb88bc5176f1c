/** The entry point of reference data: sectors, places and tags to choose from, and what records have chosen. */
export { lockNames } from './accept-name.sql.ts';
export { checkPlace } from './check-place.ts';
export { replaceChoices } from './choices.sql.ts';
export { readCreatedNames } from './created-names.sql.ts';
export { decideProposed } from './decide-proposed.ts';
export { decideUndecided } from './decide-undecided.ts';
export { readProposed } from './proposed.sql.ts';
export { referenceRoutes } from './reference.routes.ts';
export {
  type Proposed,
  referenceColumns,
  sectorsAmong,
  sectorsOf,
  subSectorsOf,
} from './reference-columns.sql.ts';
export { withoutProposed } from './without-proposed.ts';
