/** The entry point of deal opportunities: the calls that edit the snapshot of a deal. */
export { dealOpportunityRoutes } from './deal-opportunity.routes.ts';
