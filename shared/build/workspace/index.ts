/** Which packages there are, read from the folders: nothing writes the remotes down. */
export { remoteNames } from './remote-names.ts';
