/** Which remotes there are, read from the folders, and which entry points `shared` has, read from its package.json. */
export { entryPoints } from './entry-points.ts';
export { remoteNames } from './remote-names.ts';
