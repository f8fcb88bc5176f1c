export { actingPlugin } from './acting/acting.plugin.ts';
export { actsForOwner } from './acting/rights.sql.ts';
export { targetOf } from './acting/targets.sql.ts';
export { delegationRoutes } from './delegations.routes.ts';
export { addDelegationJobs } from './expire.ts';
