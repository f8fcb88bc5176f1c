export { diligenceRoutes } from './diligence.routes.ts';
export { listPeople } from './diligence.sql.ts';
export { diligenceDeadlines } from './due/diligence-deadlines.ts';
export { addDiligenceJobs } from './due/remind-lines.ts';
export { diligenceSheetOf } from './handlers/export-list.ts';
