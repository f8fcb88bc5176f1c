import { buildReleaseSet } from '../testing/builders/build-release-set.ts';
import type { ReleaseSet } from './contract.ts';
import { buildRelease } from './testing/build-release.ts';
import { withoutConflicts } from './without-conflicts.ts';

const distinct = (): ReleaseSet => {
  const set = buildReleaseSet();
  for (const [name, remote] of Object.entries(set.remotes)) {
    remote.global = name.replace('-', '_');
    remote.namespace = name.replace('mfe-', '');
  }
  return set;
};
const added = (over: Parameters<typeof buildRelease>[0]): ReleaseSet => {
  const set = distinct();
  const own = { global: 'mfe_new', namespace: 'new', routes: [], widgets: [], modals: [] };
  return { ...set, remotes: { ...set.remotes, 'mfe-new': buildRelease({ ...own, ...over }) } };
};
const page = (path: string) => ({ path, page: 'list', access: 'anyone' as const });

test('a set without conflicts stays the same object', () => {
  const set = added({ routes: [page('/reviews')] });
  expect(withoutConflicts(set)).toEqual({ set, errors: [] });
  expect(withoutConflicts(set).set).toBe(set);
});

test.each([
  ['a path of another remote', { routes: [page('/user-deals/all')] }, 'path /user-deals of mfe-deals'],
  ['the main page', { routes: [page('/')] }, 'path / of host'],
  ['the texts of the host', { namespace: 'common' }, 'text namespace common of host'],
  ['the texts of another remote', { namespace: 'deals' }, 'text namespace deals of mfe-deals'],
  ['a modal of another remote', { modals: ['loi-submit'] }, 'modal loi-submit of mfe-deals'],
  ['a widget of another remote', { widgets: ['bell'] }, 'widget bell of mfe-notifications'],
  ['a global of another remote', { global: 'mfe_deals' }, 'global mfe_deals of mfe-deals'],
])('a remote that takes %s is left out and told', (_, over, detail) => {
  const { set, errors } = withoutConflicts(added(over));
  expect(Object.keys(set.remotes)).toEqual(Object.keys(distinct().remotes));
  expect(errors.map(({ code, remote, detail }) => [code, remote, detail])).toEqual([
    ['HR-205', 'mfe-new', detail],
  ]);
});
