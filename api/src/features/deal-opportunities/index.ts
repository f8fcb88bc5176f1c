/** The door of deal opportunities: the snapshot a deal is about. */

export { snapshotPrivateData, snapshotTeaser } from './snapshot.answer.ts';
export { snapshotOpportunity } from './snapshot.sql.ts';
export { fileView, listSnapshotFiles } from './snapshot-files.sql.ts';
export { readSnapshot } from './snapshot-read.sql.ts';
