export type { LatestYear } from './bands.rules.ts';
export { checkRanges } from './edit.rules.ts';
export { tellHolders } from './favorite.events.ts';
export { visibleOpportunity } from './handlers/read-opportunity.ts';
export { declineRequests, expireRequests } from './open-requests.sql.ts';
export { opportunityRoutes } from './opportunities.routes.ts';
export { opportunityValues } from './opportunity-values.ts';
export { publicPart } from './public-part.ts';
export { removeOpportunitiesOfCompany, removeOpportunity } from './write-opportunity.sql.ts';
