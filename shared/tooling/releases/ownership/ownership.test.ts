import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promote } from '../places/promote.ts';
import { release } from '../release.ts';
import { rollback } from '../rollback.ts';
import { setTeam, transfer } from './change-owners.ts';
import { host, none, ownedStore, page } from './testing/owned-store.ts';

const { build, owners, refusal, setId, temp } = ownedStore();

test('the first to release a name owns it', () => {
  expect(owners()['mfe-deals']).toEqual({
    paths: ['/user-deals'],
    namespaces: ['deals'],
    modals: ['deal-qa'],
    widgets: [],
    team: [],
    keys: {},
  });
});

describe('a release is refused that takes', () => {
  const descriptor = (more: object) => ({ descriptor: { ...none, ...more } });
  test.each([
    [
      'the route of another remote',
      descriptor({ routes: [page('/user-deals')] }),
      'the path /user-deals belongs to mfe-deals',
    ],
    [
      'a route below that of another remote',
      descriptor({ routes: [page('/user-deals/all')] }),
      'the path /user-deals belongs to mfe-deals',
    ],
    ['a route of the host', descriptor({ routes: [page('/faq')] }), 'the path /faq belongs to host'],
    ['the texts of another remote', { namespace: 'deals' }, 'the text namespace deals belongs to mfe-deals'],
    ['the texts of the host', { namespace: 'common' }, 'the text namespace common belongs to host'],
    [
      'the modal of another remote',
      descriptor({ modals: ['deal-qa'] }),
      'the modal deal-qa belongs to mfe-deals',
    ],
    ['a modal of the shell', descriptor({ modals: ['confirm'] }), 'the modal confirm belongs to host'],
    [
      'the widget of another remote',
      descriptor({ widgets: ['bell'] }),
      'the widget bell belongs to mfe-auth',
    ],
    [
      'the global variable of another remote',
      { global: 'mfe_deals_d1' },
      'the global mfe_deals_d1 is that of mfe-deals',
    ],
    ['a global of the browser', { global: 'location' }, 'the global location is that of the browser'],
    ['a global of JavaScript', { global: 'Promise' }, 'the global Promise is that of the browser'],
  ])('%s', async (_, more, reason) => {
    const message = await refusal(build('mfe-new', 'n1', more));
    expect(message).toContain(`HR-205 mfe-new 1.0.0-n1: ${reason}`);
  });

  test.each(['/:slug', '/:any/list', '/User-deals', '/*', '/user-deals?'])('every path: %s', async (path) => {
    const message = await refusal(build('mfe-new', 'n1', descriptor({ routes: [page(path)] })));
    expect(message).toContain(`${path} has to begin with a segment of small letters, digits and hyphens`);
  });

  test.each(['/api', '/r/mfe-deals', '/ws', '/reports', '/preview/:id'])(
    'a path of the gateway: %s',
    async (path) => {
      const message = await refusal(build('mfe-new', 'n1', descriptor({ routes: [page(path)] })));
      expect(message).toContain(`${path} is answered by the gateway itself`);
    },
  );

  test.each([
    [
      'the route',
      { routes: [page('/faq'), page('/user-deals')] },
      'the path /user-deals belongs to mfe-deals',
    ],
    [
      'the texts',
      { locales: { en: { common: 'en.json', deals: 'en.json' } } },
      'the text namespace deals belongs to mfe-deals',
    ],
    ['the modal', { shellModals: ['confirm', 'deal-qa'] }, 'the modal deal-qa belongs to mfe-deals'],
  ])('%s of a remote for the host', async (_, more, reason) => {
    expect(await refusal(build('host', 'h2', { ...host, ...more }))).toContain(
      `HR-205 host 1.0.0-h2: ${reason}`,
    );
  });
});

test('only its team releases a remote, if it has one', async () => {
  await setTeam(temp.location, 'mfe-deals', ['ada', 'bob']);
  const next = build('mfe-deals', 'd2', {
    descriptor: { ...none, routes: [page('/user-deals')], modals: ['deal-qa'] },
  });
  expect(await refusal(next, { by: 'eve' })).toContain('eve may not release it; its team is ada, bob');
  expect((await release(temp.location, [next], { by: 'ada' })).isNew).toBe(true);
});

test('a name that another remote uses is refused, whoever owns it by an owners.json that was changed by hand', async () => {
  const file = join(temp.location, 'owners.json');
  const all = owners();
  const changed = {
    ...all,
    'mfe-deals': { ...all['mfe-deals'], paths: [] },
    'mfe-new': { paths: ['/user-deals'] },
  };
  writeFileSync(file, JSON.stringify(changed));
  const thief = build('mfe-new', 'n1', { descriptor: { ...none, routes: [page('/user-deals')] } });
  expect(await refusal(thief)).toContain('the path /user-deals is used by mfe-deals');
  for (const text of ['{', '{"mfe-deals":{"paths":"all"}}']) {
    writeFileSync(file, text);
    expect(await refusal(thief)).toContain('owners.json of the release store is damaged');
  }
});

test('a promotion asks only the teams of what it changes', async () => {
  await setTeam(temp.location, 'mfe-auth', ['bob']);
  const more = { descriptor: { ...none, routes: [page('/user-deals')], modals: ['deal-qa'] } };
  await release(temp.location, [build('mfe-deals', 'd2', more)], { place: 'staging', by: 'ada' });
  const { changes } = await promote(temp.location, { from: 'staging', by: 'ada' });
  expect(changes.map(({ name }) => name)).toEqual(['mfe-deals']);
});

test('a name that was transferred is refused to its former owner, also by a rollback', async () => {
  const first = setId();
  const dropped = { descriptor: { ...none, routes: [page('/user-deals')] } };
  const noUser = { descriptor: { ...none, routes: [page('/people', 'staff')], widgets: ['bell'] } };
  await release(temp.location, [build('mfe-deals', 'd2', dropped), build('mfe-auth', 'a2', noUser)]);
  await transfer(temp.location, 'modals', 'deal-qa', 'mfe-new');
  await release(temp.location, [build('mfe-new', 'n1', { descriptor: { ...none, modals: ['deal-qa'] } })]);
  await expect(transfer(temp.location, 'modals', 'deal-qa', 'mfe-auth')).rejects.toThrow('mfe-new uses it');
  await expect(rollback(temp.location, { to: first ?? '' })).rejects.toThrow(
    'HR-205 mfe-deals 1.0.0-d1: the modal deal-qa belongs to mfe-new',
  );
  expect(existsSync(join(temp.location, 'mfe-new/1.0.0-n1'))).toBe(true);
});
