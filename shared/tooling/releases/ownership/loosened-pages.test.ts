import { release } from '../release.ts';
import { host, none, ownedStore, page } from './testing/owned-store.ts';

const { build, refusal, temp } = ownedStore();

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
