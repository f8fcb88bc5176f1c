import { RemoteError } from '@handover/shared/federation';
import { type Shell, ShellApp } from '@handover/shared/shell';
import { createTestPlatform, renderWithPlatform } from '@handover/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Latest } from './latest.tsx';

const WIDGET = 'latest-opportunities';
let scrollNear: (isIntersecting: boolean) => void;

beforeEach(() => {
  class FakeObserver {
    observe = jest.fn();
    disconnect = jest.fn();
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      scrollNear = (isIntersecting) => act(() => callback([{ isIntersecting }]));
    }
  }
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
});

const Cards = () => <p>Cards</p>;
const Broken = () => {
  throw new Error('broken');
};

function open(widgets: string[], loadComponent: Shell['loader']['loadComponent'] = async () => Cards) {
  const platform = createTestPlatform();
  const load = jest.fn(loadComponent);
  const shell: Shell = {
    platform,
    loader: {
      load: async () => ({ pages: {}, widgets: {}, modals: {} }),
      loadComponent: load,
      getLoaded: () => undefined,
      onRenderError: (remote, _kind, _name, cause) => ({
        error: new RemoteError('HR-601', remote, { cause }),
      }),
      onRendered: () => undefined,
      versionOf: () => '1.0.0',
      onReplaced: () => () => undefined,
      preload: () => undefined,
    },
    set: {
      remotes: { 'mfe-opportunities': { namespace: 'opportunities', routes: [], widgets, modals: [] } },
    },
    pages: {
      all: [],
      at: () => undefined,
      load: async () => Cards,
      getLoaded: () => undefined,
    },
  };
  renderWithPlatform(
    <ShellApp shell={shell}>
      <Latest />
    </ShellApp>,
    { platform },
  );
  return load;
}
const all = () => screen.getByRole('link', { name: 'host.home.latest.all' });
const instead = () => screen.findByRole('link', { name: 'host.home.search.buy' });

test('the widget is loaded once it is near; title and link are there before', async () => {
  const load = open([WIDGET]);
  expect(all().getAttribute('href')).toBe('/opportunities/sell-opportunities');
  scrollNear(false);
  expect(load).not.toHaveBeenCalled();
  scrollNear(true);
  expect(await screen.findByText('Cards')).toBeVisible();
  expect(load.mock.calls).toEqual([['mfe-opportunities', 'widgets', WIDGET]]);
  expect(screen.queryByRole('link', { name: 'host.home.search.buy' })).toBeNull();
});

test('where it takes long there is a skeleton, and nothing to retry', async () => {
  open([WIDGET], () => new Promise(() => undefined));
  scrollNear(true);
  expect(await screen.findByRole('status')).toHaveTextContent('host.loading');
  expect(all()).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each<[string, string[], Shell['loader']['loadComponent']]>([
  ['no remote has it', [], async () => Cards],
  ['it fails to load', [WIDGET], () => Promise.reject(new Error('gone'))],
  ['it throws', [WIDGET], async () => Broken],
])('where %s there are links to both lists, and no error', async (_, widgets, loadComponent) => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  open(widgets, loadComponent);
  scrollNear(true);
  expect((await instead()).getAttribute('href')).toBe('/opportunities/buy-opportunities');
  await waitFor(() => expect(screen.queryByText('Cards')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(all()).toBeVisible();
  silence.mockRestore();
});
