import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { watchedSet } from '../history/watched-set.ts';
import { promote } from '../places/promote.ts';
import { release } from '../release.ts';
import type { ReleaseOptions } from '../release-options.ts';
import { rollback } from '../rollback.ts';
import { tempStore } from '../testing/temp-store.ts';
import { writeBuild } from '../testing/write-build.ts';
import { setTeam, transfer } from './change-owners.ts';
import type { Owners } from './owners.ts';

const temp = tempStore();
beforeEach(async () => {
  await release(temp.location, [
    build('host', 'h1', host),
    build('mfe-deals', 'd1', { descriptor: { ...none, routes: [page('/user-deals')], modals: ['deal-qa'] } }),
    build('mfe-auth', 'a1', {
      descriptor: { ...none, routes: [page('/people', 'staff')], widgets: ['bell'] },
      opens: { modals: ['deal-qa', 'confirm'], widgets: [] },
    }),
  ]);
});

const none = { routes: [], widgets: [], modals: [] };
const page = (path: string, access = 'signed-in') => ({ path, page: 'list', access });
const host = {
  routes: [page('/faq', 'anyone'), page('/plans', 'staff')],
  locales: { en: { common: 'en.json' } },
  shellModals: ['confirm'],
  opens: { modals: [], widgets: ['bell'] },
};
const build = (name: string, hash: string, more?: object) => writeBuild(temp.folder, { name, hash, more });
const owners = (): Owners => JSON.parse(readFileSync(join(temp.location, 'owners.json'), 'utf8'));
const setId = () => watchedSet(temp.location)()?.id;

/** Releases a build that has to be refused; resolves with the reason. */
async function refusal(dist: string, options: ReleaseOptions = {}): Promise<string> {
  const before = setId();
  const message: string = await release(temp.location, [dist], options).then(
    () => 'was released',
    (error: Error) => error.message,
  );
  expect(setId()).toBe(before);
  return message;
}

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

describe('a release is refused that opens what nothing in the set has', () => {
  test.each([
    ['a modal', { modals: ['loi-upload'], widgets: [] }, 'opens the modal loi-upload'],
    ['a widget', { modals: [], widgets: ['clock'] }, 'opens the widget clock'],
    ['its own modal of before', { modals: ['deal-qa'], widgets: [] }, 'opens the modal deal-qa'],
  ])('%s', async (_, opens, reason) => {
    const dist = build('mfe-deals', 'd2', { descriptor: { ...none, routes: [page('/user-deals')] }, opens });
    const message = await refusal(dist);
    expect(message).toContain(
      `${reason}, which nothing in the set has; release what has it before, or both at once`,
    );
  });

  test('but not what comes with it', async () => {
    const opener = build('mfe-deals', 'd2', {
      descriptor: { ...none, routes: [page('/user-deals')], modals: ['deal-qa'] },
      opens: { modals: ['deal-qa', 'confirm', 'loi-upload'], widgets: ['bell', 'clock'] },
    });
    const owner = build('mfe-new', 'n1', {
      descriptor: { ...none, modals: ['loi-upload'], widgets: ['clock'] },
    });
    expect((await release(temp.location, [opener, owner])).isNew).toBe(true);
  });
});

describe('a release is refused that drops', () => {
  test('a modal that another remote opens', async () => {
    const message = await refusal(
      build('mfe-deals', 'd2', { descriptor: { ...none, routes: [page('/user-deals')] } }),
    );
    expect(message).toContain('HR-205 mfe-deals 1.0.0-d2: drops the modal deal-qa, which mfe-auth opens');
  });

  test('a widget that the host shows', async () => {
    const message = await refusal(
      build('mfe-auth', 'a2', { descriptor: { ...none, routes: [page('/people', 'staff')] } }),
    );
    expect(message).toContain('drops the widget bell, which host opens');
  });

  test('a modal of the shell that a remote opens', async () => {
    const message = await refusal(build('host', 'h2', { ...host, shellModals: [] }));
    expect(message).toContain('HR-205 host 1.0.0-h2: drops the modal confirm, which mfe-auth opens');
  });

  test('a whole remote whose modal another one opens', async () => {
    const before = setId();
    await expect(release(temp.location, [], { remove: ['mfe-deals'] })).rejects.toThrow(
      'drops the modal deal-qa',
    );
    expect(setId()).toBe(before);
  });

  test('but not one that nobody opens, or that its only user drops in the same release', async () => {
    const dropped = { descriptor: { ...none, routes: [page('/user-deals')] } };
    const unused = { descriptor: { ...none, routes: [page('/people', 'staff')], widgets: ['bell'] } };
    const { isNew } = await release(temp.location, [
      build('mfe-deals', 'd2', dropped),
      build('mfe-auth', 'a2', unused),
    ]);
    expect(isNew).toBe(true);
    // What was dropped still belongs to it.
    expect(owners()['mfe-deals']?.modals).toEqual(['deal-qa']);
    expect(await refusal(build('mfe-new', 'n1', { descriptor: { ...none, modals: ['deal-qa'] } }))).toContain(
      'the modal deal-qa belongs to mfe-deals',
    );
  });
});

describe('a page is opened to more people only with --loosen', () => {
  const opened = (access: string) =>
    build('mfe-auth', `a_${access.replace('-', '')}`, {
      descriptor: { ...none, routes: [page('/people', access)], widgets: ['bell'] },
    });

  test.each(['signed-in', 'anyone', 'guest'])('from staff to %s', async (access) => {
    expect(await refusal(opened(access))).toContain(`/people was open to staff and would be to ${access}`);
    const { set } = await release(temp.location, [opened(access)], { loosen: true });
    expect(set.remotes['mfe-auth']?.routes[0]?.access).toBe(access);
  });

  test.each([
    ['/people/:id', '/people/:id was open to staff and would be to anyone'],
    ['/people/:name', '/people/:name was open to staff and would be to anyone'],
    ['/people/of/:id', 'the page person, at /people/of/:id, was open to staff and would be to anyone'],
  ])('under whatever address: %s', async (path, reason) => {
    const withRoute = (hash: string, route: object) =>
      build('mfe-auth', hash, {
        descriptor: { ...none, routes: [page('/people', 'staff'), route], widgets: ['bell'] },
      });
    await release(temp.location, [withRoute('a2', { path: '/people/:id', page: 'person', access: 'staff' })]);
    expect(await refusal(withRoute('a3', { path, page: 'person', access: 'anyone' }))).toContain(reason);
  });

  test('of the host, too', async () => {
    const opened = build('host', 'h2', {
      ...host,
      routes: [page('/faq', 'anyone'), page('/plans', 'anyone')],
    });
    expect(await refusal(opened)).toContain('HR-205 host 1.0.0-h2: /plans was open to staff');
  });

  test('to fewer without it', async () => {
    await release(temp.location, [opened('anyone')], { loosen: true });
    expect((await release(temp.location, [opened('staff')])).isNew).toBe(true);
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
