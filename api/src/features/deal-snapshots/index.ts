/** The entry point of deal snapshots: the opportunity as it was when the deal began, files included. */
export { attachCompany } from './attach-company.sql.ts';
export { snapshotPrivateData, snapshotTeaser } from './snapshot.response.ts';
export { snapshotOpportunity } from './snapshot.sql.ts';
export { dealOfSnapshot, listSnapshotFiles, readSnapshot, type SnapshotRow } from './snapshot-read.sql.ts';
export { withholdUnmarkable } from './withhold.sql.ts';
