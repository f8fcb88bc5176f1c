import { createFederation } from '../create-federation.ts';
import { forgetEntries } from './answer-scripts.ts';
import { buildRelease } from './build-release.ts';

/** A version with a global of its own in each file of tests, and what it exports. */
export const release = buildRelease({ global: 'mfe_deals_b' });
export const remote = { pages: {}, widgets: {}, modals: {} };

const policy = { attempts: 3, pause: 1, deadline: 60_000 };
const host = { provides: { react: '19.3.1', '@module-federation/runtime-core': '2.9.3' }, exports: {} };

/** The federation of a page that provides these modules, with its real plugins. */
export const federationInPage = (
  provided: Parameters<typeof createFederation>[0]['provided'] = {},
  over: Partial<typeof policy> = {},
) => createFederation({ host, provided, policy: { ...policy, ...over } });

/** Leaves the page of a test. */
export function leavePage(): void {
  jest.restoreAllMocks();
  jest.useRealTimers();
  forgetEntries(release.global);
}
