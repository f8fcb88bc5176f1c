export { bandsOf, type LatestYear } from './bands.rules.ts';
export { opportunityRoutes } from './opportunities.routes.ts';
export { removeOpportunitiesOfCompany } from './write-opportunity.sql.ts';
