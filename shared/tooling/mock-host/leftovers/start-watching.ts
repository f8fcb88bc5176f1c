import { watchLeftovers } from '@handover/shared/testing/leftovers';

/** What the bundler of `alone` calls the source files of the remote. */
const SOURCES = String.raw`webpack-internal:///\./src/`;

// Before any code of the remote runs, so this module is imported first. Globals are left out: development tools set many.
watchLeftovers(SOURCES, '');
