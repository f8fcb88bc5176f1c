export { integrityOf } from './integrity.ts';
export { parseOwners } from './ownership/owners.ts';
export { moveTo } from './pointer.ts';
export { release } from './release.ts';
export { ReleaseError } from './release-error.ts';
export { folderSource, type ReleaseSource, releaseSource } from './release-source.ts';
export { retentionOf } from './retention.ts';
export { storeLocation } from './store/open-store.ts';
export { watchedSet } from './watched-set.ts';
