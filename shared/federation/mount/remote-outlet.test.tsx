import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemoteComponent } from '../contract.ts';
import type { RemoteLoader } from '../loader.ts';
import { RemoteError } from '../remote-errors.ts';
import { RemoteOutlet } from './remote-outlet.tsx';

const never = new Promise<RemoteComponent>(() => undefined);

function fakeLoader(
  loadComponent: (name: string) => Promise<RemoteComponent>,
  fallback?: () => Promise<RemoteComponent>,
): RemoteLoader {
  return {
    load: () => Promise.reject(new Error('not expected')),
    loadComponent: (_, __, name) => loadComponent(name),
    getLoaded: () => undefined,
    versionOf: () => '1.0.0',
    onReplaced: () => () => undefined,
    preload: () => undefined,
    onRendered: jest.fn(),
    onRenderError: (remote) => ({ error: new RemoteError('HR-601', remote), ...(fallback && { fallback }) }),
  };
}

function outlet(loader: RemoteLoader, name = 'list') {
  return (
    <RemoteOutlet
      loader={loader}
      remote="mfe-deals"
      kind="pages"
      name={name}
      props={{ label: 'deals' }}
      skeleton={<p>loading</p>}
      failed={(error, retry) => (
        <button type="button" onClick={retry}>
          {error.code} {error.remote}
        </button>
      )}
    />
  );
}

const Label = ({ label }: { label: string }) => <p>the {label}</p>;

test('mounts the component with its props', async () => {
  render(outlet(fakeLoader(async () => Label)));
  expect(await screen.findByText('the deals')).toBeInTheDocument();
});

test('shows the skeleton only after 300 ms', () => {
  jest.useFakeTimers();
  render(outlet(fakeLoader(() => never)));
  act(() => jest.advanceTimersByTime(299));
  expect(screen.queryByText('loading')).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('loading')).toBeInTheDocument();
  jest.useRealTimers();
});

test('shows the error; Retry works once the cause is gone', async () => {
  let isDown = true;
  render(
    outlet(fakeLoader(async () => (isDown ? Promise.reject(new RemoteError('HR-301', 'mfe-deals')) : Label))),
  );
  await userEvent.click(await screen.findByText('HR-301 mfe-deals'));
  isDown = false;
  await userEvent.click(await screen.findByText('HR-301 mfe-deals'));
  expect(await screen.findByText('the deals')).toBeInTheDocument();
});

test('catches errors while rendering, and Retry renders again', async () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const Fragile = () => {
    if (isBroken) throw new Error('boom');
    return <p>repaired</p>;
  };
  render(outlet(fakeLoader(async () => Fragile)));
  const button = await screen.findByText('HR-601 mfe-deals');
  isBroken = false;
  await userEvent.click(button);
  expect(await screen.findByText('repaired')).toBeInTheDocument();
  silence.mockRestore();
});

test('a component that throws is replaced by its fallback version; if that fails to load, the first error is shown', async () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error('boom');
  };
  const older = fakeLoader(
    async () => Broken,
    async () => Label,
  );
  const { unmount } = render(outlet(older));
  expect(await screen.findByText('the deals')).toBeInTheDocument();
  unmount();
  const failing = fakeLoader(
    async () => Broken,
    () => Promise.reject(new RemoteError('HR-501', 'mfe-deals')),
  );
  render(outlet(failing));
  expect(await screen.findByText('HR-601 mfe-deals')).toBeInTheDocument();
  silence.mockRestore();
});

test('an error is not shown for the next component', async () => {
  const loader = fakeLoader(async (name) =>
    name === 'list' ? Promise.reject(new RemoteError('HR-501', 'mfe-deals')) : Label,
  );
  const { rerender } = render(outlet(loader));
  await screen.findByText('HR-501 mfe-deals');
  rerender(outlet(loader, 'view'));
  expect(await screen.findByText('the deals')).toBeInTheDocument();
});
