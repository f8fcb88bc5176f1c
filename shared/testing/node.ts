/** For tests without components: builders of the contract's types, random values, checks of forms and texts. */

export { default as fc } from 'fast-check';
export { buildAccess, buildOpportunity, buildOwn } from './build-opportunity.ts';
export { buildPaged } from './build-paged.ts';
export { buildPrivateData } from './build-private-data.ts';
export { buildReleaseSet } from './build-release-set.ts';
export { buildOfficeRow, buildRevenueRow } from './build-rows.ts';
export { buildNotification, buildUser } from './build-user.ts';
export { errorsOf } from './errors-of.ts';
export { type FormCall, randomRows, testFormAgreement } from './form-agreement.ts';
export { testTexts } from './test-texts.ts';
