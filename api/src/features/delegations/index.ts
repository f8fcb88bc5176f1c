export { actingPlugin } from './acting/acting.plugin.ts';
export { actsForOwner, principalsOf } from './acting/rights.sql.ts';
export { targetOf } from './acting/targets.sql.ts';
export { delegationDeadlines } from './delegation-deadlines.ts';
export { delegationRoutes } from './delegations.routes.ts';
export { addDelegationJobs } from './expire.ts';
