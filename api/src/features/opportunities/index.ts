export { checkRanges } from './editing/edit.rules.ts';
export { forgetPrivateDataOf } from './editing/forget-private-data.sql.ts';
export { opportunityValues } from './editing/opportunity-values.ts';
export { removeOpportunitiesOfCompany, removeOpportunity } from './editing/remove-opportunity.ts';
export { removeUnsigned } from './editing/unsigned-agreements.sql.ts';
export { lockOpportunity } from './editing/write-opportunity.sql.ts';
export {
  isPublished,
  readableOpportunity,
  responseFor,
  visibleOpportunity,
} from './handlers/read-opportunity.ts';
export { identitySearchPlugin } from './naming/identity-search.plugin.ts';
export { opportunityRoutes } from './opportunities.routes.ts';
export { forgetConfirmations, isSold, ownsCompany } from './opportunity-company.sql.ts';
export { privatePart } from './private-part.ts';
export { publicPart, submittedPart } from './public-part.ts';
export { rejectListing } from './reviewing/decide-listing.ts';
export { forgetTeasers } from './reviewing/decisions.sql.ts';
export { teaserOf } from './reviewing/review.rules.ts';
export { listRestored, unlistSuspended } from './reviewing/suspend-listings.ts';
export { publishedSectorsOf } from './search/published-sectors.sql.ts';
export { wordsQuery } from './search/search.sql.ts';
export { addSearchWordsJob } from './search/search-words.jobs.ts';
export { declineRequests, expireRequests } from './selling/close-requests.ts';
export { isKept } from './selling/sold.sql.ts';
export { sharedColumns } from './shared-columns.sql.ts';
export { rememberCompanies } from './take-over/company-state.sql.ts';
export { askAgainFrom, NO_ACCESS } from './viewing/access.rules.ts';
export { exactOf } from './viewing/bands.rules.ts';
export { readFacesOf } from './viewing/faces.sql.ts';
export { notifyFavoriteHolders } from './viewing/favorite.events.ts';
export { ownedOrActedFor, readListingsOf } from './viewing/listings-of.sql.ts';
export { readPublicListings } from './viewing/public-listings.sql.ts';
export { viewsPlugin } from './viewing/views.plugin.ts';
