export type { LatestYear } from './bands.rules.ts';
export { visibleOpportunity } from './handlers/read-opportunity.ts';
export { opportunityRoutes } from './opportunities.routes.ts';
export { publicPart } from './public-part.ts';
export { removeOpportunitiesOfCompany } from './write-opportunity.sql.ts';
