import type { RemoteRelease } from '@handover/shared/federation';
import { allGates } from '@handover/shared/federation/gates';
import { buildSet } from '../testing/build-set.ts';
import { setForBrowsers } from './set-for-browsers.ts';

const UI = '@handover/shared/ui';

function setWith(over: Partial<RemoteRelease>) {
  const set = buildSet();
  Object.assign(set.host, {
    provides: { react: '19.3.1', [UI]: '1.0.0' },
    exports: { [UI]: ['Box', 'Button'] },
    entryPoints: { [UI]: '2.1.0', '@handover/shared/forms': '1.0.0' },
  });
  const deals = { ...set.remotes['mfe-deals'], ...over } as RemoteRelease;
  return { ...set, remotes: { 'mfe-deals': { ...deals, fallback: deals } } };
}
const refusals = (set: ReturnType<typeof setWith>) =>
  Object.entries(set.remotes).flatMap(([name, remote]) =>
    [remote, remote.fallback].flatMap((each) => allGates(name, each, set.host).map(({ message }) => message)),
  );

test.each([
  ['all that it requires', { requires: { react: '19.3.0' }, uses: { [UI]: ['Box'] } }, 0],
  ['no such module', { requires: { '@handover/shared/maps': '1.0.0' } }, 2],
  ['another version', { requires: { react: '20.0.0' } }, 2],
  ['other types', { entryPoints: { [UI]: '1.0.0' } }, 2],
  ['types that are compatible', { entryPoints: { [UI]: '2.0.3' } }, 0],
  ['no such export', { requires: { [UI]: '1.0.0' }, uses: { [UI]: ['Box', 'NotYet', 'NorThis'] } }, 2],
])('a host with %s: the browser refuses as the gateway would', (_, over, count) => {
  const set = setWith(over);
  const sent = setForBrowsers(set, false) as typeof set;
  expect(refusals(sent)).toEqual(refusals(set));
  expect(refusals(sent)).toHaveLength(count);
});

test('what is met, and what only hints are made of, is not sent', () => {
  const set = setWith({
    requires: { react: '19.3.0' },
    uses: { [UI]: ['Box'] },
    entryPoints: { [UI]: '2.0.0' },
  });
  const { host, remotes } = setForBrowsers(set, false);
  const deals = { preload: [], pages: {}, needs: {}, requires: {}, uses: {}, entryPoints: undefined };
  expect(host).toMatchObject({
    exports: {},
    shared: {},
    provides: set.host.provides,
    entryPoints: undefined,
  });
  expect(remotes['mfe-deals']).toMatchObject({
    ...deals,
    fallback: deals,
    routes: set.remotes['mfe-deals'].routes,
  });
});

test('where developers run their own builds, exports are sent', () => {
  expect(setForBrowsers(setWith({}), true).host.exports).toEqual({ [UI]: ['Box', 'Button'] });
});
