export { moveTo, watchedSet } from './pointer.ts';
export { release } from './release.ts';
