export { currentSet, moveTo, watchedSet } from './pointer.ts';
export { publish } from './publish.ts';
export { release } from './release.ts';
