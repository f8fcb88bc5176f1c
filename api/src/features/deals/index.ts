/** The entry point of deals: what requests, letters and questions build on. */
export { setDeal } from './change-deal.sql.ts';
export { createDeal } from './create-deal.ts';
export { logEvent, notifyParties } from './deal.events.ts';
export { dealDetail } from './deal-detail.response.ts';
export { addDealJobs } from './deals.jobs.ts';
export { dealRoutes } from './deals.routes.ts';
export { findDeal } from './deals.sql.ts';
export { discloseOpenFiles } from './disclose.sql.ts';
export { disclosureOf } from './disclosure.rules.ts';
export { firstEnd } from './exclusivity.rules.ts';
export { pauseRivals } from './exclusivity.sql.ts';
export { letterResponse, termsOf } from './letter.response.ts';
export { readLetters } from './letters.sql.ts';
export { assertAllowed, type OpenDeal, openDeal } from './open-deal.ts';
export { readableDeal } from './readable-deal.sql.ts';
export { settle, settleDue } from './settle.sql.ts';
export { GROUP_OF } from './timeline.rules.ts';
export { forgetFiles } from './timeline.sql.ts';
