/**
 * Every address of the api; ids in the middle, a trailing slash at the end. Each is an export of its own, so that a page contains only
 * those that it uses.
 */
export * as paths from './path-names.ts';
