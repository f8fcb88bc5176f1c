/** The remotes of the workspace and the entry points of `shared`. */
export { entryPoints } from './entry-points.ts';
export { findPackages } from './find-packages.ts';
export { remoteNames } from './remote-names.ts';
export { inWorkspace, workspace } from './workspace.ts';
