/** The tools of tests without components: builders of the contract's types, checks of schemas and texts. */

export { buildCompany } from './builders/build-company.ts';
export { buildActingFor, buildDelegation } from './builders/build-delegation.ts';
export { buildAccess, buildOpportunity, buildOwn } from './builders/build-opportunity.ts';
export { buildPaged } from './builders/build-paged.ts';
export { buildPrivateData } from './builders/build-private-data.ts';
export { buildReleaseSet } from './builders/build-release-set.ts';
export { buildOfficeRow, buildRevenueRow } from './builders/build-rows.ts';
export { buildNotification, buildUser } from './builders/build-user.ts';
export { errorsOf } from './forms/errors-of.ts';
export { type FakeHttp, fakeHttp } from './page/fake-http.ts';
export { flushTasks } from './page/flush-tasks.ts';
export { testTexts } from './page/test-texts.ts';
