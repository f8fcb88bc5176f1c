import { buildRelease } from '../../federation/testing/build-release.ts';
import { buildReleaseSet } from '../../testing/builders/build-release-set.ts';
import { navEntries } from './nav-entries.ts';

const set = buildReleaseSet();
set.remotes['mfe-reviews'] = buildRelease({
  routes: [
    { path: '/join', page: 'join', access: 'guest', nav: { label: 'nav', order: 5 } },
    { path: '/moderation', page: 'queue', access: 'staff', nav: { label: 'nav', order: 60 } },
  ],
});

test.each([
  ['a visitor', { signedIn: false, staff: false }, ['/join', '/opportunities']],
  ['a signed-in user', { signedIn: true, staff: false }, ['/opportunities', '/user-deals']],
  ['staff', { signedIn: true, staff: true }, ['/opportunities', '/user-deals', '/moderation']],
])('%s gets the accessible entries', (_, viewer, paths) => {
  expect(navEntries(set, viewer).map(({ path }) => path)).toEqual(paths);
});
