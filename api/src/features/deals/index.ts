/** The entry point of deals: what requests, letters and questions build on. */

export { isNewDocument, lastVisit, VISIT_GAP } from './announcing/new-documents.sql.ts';
export { applyDueExpiries, applyExpiries } from './apply-expiries.ts';
export { checkBidDate, checkRemoval, isPast } from './bidding/bid-date.rules.ts';
export {
  bidDateOf,
  bidDatesUntil,
  biddingDeals,
  countSealed,
  dealsWithoutLetter,
  deleteBidDate,
  noteBidReminder,
  saveBidDate,
} from './bidding/bid-dates.sql.ts';
export { answerCounter, insertCounter, openCounter } from './bidding/counters.sql.ts';
export { sealedFiles } from './bidding/sealed-files.sql.ts';
export { setDeal } from './change-deal.sql.ts';
export { createDeal } from './create-deal.ts';
export { logEvent, notifyParties } from './deal.events.ts';
export { hasCompany, partyOf, readerOf, sideOf } from './deal.rules.ts';
export { addDealJobs } from './deals.jobs.ts';
export { dealRoutes } from './deals.routes.ts';
export { type DealListRow, findDeal } from './deals.sql.ts';
export { announceAgain, discloseOpenFiles } from './disclosing/disclose.sql.ts';
export { disclosureOf } from './disclosing/disclosure.rules.ts';
export {
  accessTo,
  type DocumentReader,
  documentReader,
  isDocumentKind,
  isReadable,
  type RightsOf,
} from './disclosing/document-access.rules.ts';
export { type Asked, type Groups, mayBeRead } from './disclosing/document-access.sql.ts';
export { numberUnseen, wasSeen } from './disclosing/document-numbers.sql.ts';
export { watermarkTo } from './disclosing/watermark.rules.ts';
export { firstEnd } from './exclusivity/exclusivity.rules.ts';
export { pauseRivals } from './exclusivity/pause-rivals.ts';
export { timelineSheetOf } from './handlers/read-timeline.ts';
export { lockDeal } from './lock-deal.sql.ts';
export { assertAllowed, type OpenDeal, openDeal } from './open-deal.ts';
export { disclosureTo, readerIn } from './reading/deal.response.ts';
export { dealDeadlines } from './reading/deal-deadlines.ts';
export { dealDetail } from './reading/deal-detail.response.ts';
export { letterResponse, letterViews, termsOf } from './reading/letter.response.ts';
export { readLetters } from './reading/letters.sql.ts';
export { readableDeal } from './reading/readable-deal.ts';
export { logStaffRead } from './reading/staff-read.sql.ts';
export { GROUP_OF } from './timeline/timeline.rules.ts';
export { forgetFiles } from './timeline/timeline.sql.ts';
