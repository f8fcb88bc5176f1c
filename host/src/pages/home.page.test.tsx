import { RemoteError } from '@handover/shared/federation';
import { type Shell, ShellApp } from '@handover/shared/shell';
import { createTestPlatform, fakeHttp, renderWithPlatform } from '@handover/shared/testing';
import { buildUser } from '@handover/shared/testing/node';
import { screen } from '@testing-library/react';
import home from '../locales/en/home.json';
import { HomePage } from './home.page.tsx';
import { MyHomePage } from './my-home.page.tsx';

const DEALS = 'Your deals cannot be shown right now. Nothing of them is lost.';

/** Each remote has one widget, by its name; one that is null fails to load. */
function open(signedIn: boolean, widgets: Record<string, string | null> = {}) {
  const http = fakeHttp().on('get', '/api/users/current_user/', {
    body: buildUser({ first_name: 'Claire' }),
  });
  const platform = createTestPlatform({ http, signedIn, resources: { en: { home } } });
  const remotes = Object.fromEntries(
    Object.keys(widgets).map((name) => [name, { namespace: name, routes: [], widgets: [name], modals: [] }]),
  );
  const shell: Shell = {
    platform,
    loader: {
      load: async () => ({ pages: {}, widgets: {}, modals: {} }),
      loadComponent: async (_remote, _kind, name) => {
        const text = widgets[name];
        if (!text) throw new RemoteError('HR-301', name);
        return () => <p>{text}</p>;
      },
      getLoaded: () => undefined,
      onRenderError: (remote, _kind, _name, cause) => ({
        error: new RemoteError('HR-601', remote, { cause }),
      }),
      onRendered: () => undefined,
      versionOf: () => '1.0.0',
      onReplaced: () => () => undefined,
      preload: () => undefined,
    },
    set: { remotes },
    pages: { all: [], at: () => undefined, load: async () => MyHomePage, getLoaded: () => MyHomePage },
  };
  renderWithPlatform(
    <ShellApp shell={shell}>
      <HomePage />
    </ShellApp>,
    { platform },
  );
}

class FakeObserver {
  observe = jest.fn();
  disconnect = jest.fn();
}
beforeEach(() => Object.assign(globalThis, { IntersectionObserver: FakeObserver }));

test('a visitor reads what Handover is, and how to offer a business', () => {
  open(false);
  expect(screen.getByRole('heading', { level: 1, name: 'host.home.title' })).toBeVisible();
  const offer = screen.getByRole('link', { name: 'host.home.own.action' });
  expect(offer.getAttribute('href')).toBe('/sign-up?next=%2Fuser-companies%2Fedit%2Fcreate');
});

test('who is signed in reads what waits for them, of each remote', async () => {
  open(true, { 'home-deals': 'Your move', 'home-opportunities': 'New for you' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Claire' })).toBeVisible();
  expect(await screen.findByText('Your move')).toBeVisible();
  expect(await screen.findByText('New for you')).toBeVisible();
});

test.each<[string, Record<string, string | null>]>([
  ['no remote has it', { 'home-opportunities': 'New for you' }],
  ['it fails to load', { 'home-deals': null, 'home-opportunities': 'New for you' }],
])('where %s, a part is left out with a sentence, and the others stay', async (_, widgets) => {
  open(true, widgets);
  expect(await screen.findByText(DEALS)).toBeVisible();
  expect(await screen.findByText('New for you')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
