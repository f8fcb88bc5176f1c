/** For tests without components: builders of the contract's types, checks of schemas and texts. */

export { buildAccess, buildOpportunity, buildOwn } from './build-opportunity.ts';
export { buildPaged } from './build-paged.ts';
export { buildPrivateData } from './build-private-data.ts';
export { buildReleaseSet } from './build-release-set.ts';
export { buildOfficeRow, buildRevenueRow } from './build-rows.ts';
export { buildNotification, buildUser } from './build-user.ts';
export { errorsOf } from './errors-of.ts';
export { testTexts } from './test-texts.ts';
