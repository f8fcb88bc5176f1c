import { buildReleaseSet } from '../../testing/build-release-set.ts';
import { navEntries } from './nav-entries.ts';

test.each([
  ['a visitor', { signedIn: false, staff: false }, ['/opportunities']],
  ['who is signed in', { signedIn: true, staff: false }, ['/opportunities', '/user-deals']],
])('%s is offered what is open', (_who, viewer, paths) => {
  expect(navEntries(buildReleaseSet(), viewer).map(({ path }) => path)).toEqual(paths);
});
