import { act, fireEvent, screen } from '@testing-library/react';
import { type RemoteComponent, RemoteError } from '../../federation/index.ts';
import { buildRelease } from '../../federation/testing/build-release.ts';
import { routes, useNavigate } from '../../kernel/router/index.ts';
import { renderWithPlatform } from '../../testing/index.ts';
import type { Shell } from '../shell.ts';
import { ShellProvider } from '../shell-context.tsx';
import { Header } from './header.tsx';

const gone = new RemoteError('HR-301', 'mfe-auth');
const Broken = () => {
  throw new Error('boom');
};

test.each<[string, string[], () => Promise<RemoteComponent>]>([
  ['no remote has', [], async () => Broken],
  ['fails to load', ['user-menu'], () => Promise.reject(gone)],
  ['throws', ['user-menu'], async () => Broken],
])('in place of a user menu that %s there is a sign-out button', async (_, widgets, loadComponent) => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const loader = {
    loadComponent,
    getLoaded: () => undefined,
    onRenderError: () => ({ error: gone }),
    versionOf: () => '1.0.0',
    onReplaced: () => () => undefined,
  };
  const shell = { loader, set: { remotes: { 'mfe-auth': buildRelease({ widgets }) } } };
  const { platform } = renderWithPlatform(
    <ShellProvider shell={shell as unknown as Shell}>
      <Header />
    </ShellProvider>,
    { signedIn: true },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'host.account.signOut' }));
  expect(platform.session.isSignedIn()).toBe(false);
  expect(screen.getByRole('navigation', { name: 'host.navigation.main' })).toBeVisible();
  silence.mockRestore();
});

test('the menu stays open when a page that was loading is rendered, and closes with a link, Escape or going back', async () => {
  let navigate: ReturnType<typeof useNavigate> = () => undefined;
  const Page = () => {
    navigate = useNavigate();
    return null;
  };
  const shell = { set: { remotes: {} } };
  renderWithPlatform(
    <ShellProvider shell={shell as unknown as Shell}>
      <Header />
      <Page />
    </ShellProvider>,
  );
  const opener = await screen.findByRole('button', { name: 'host.menu.open' });
  const isOpen = () => opener.getAttribute('aria-expanded') === 'true';
  fireEvent.click(opener);
  await act(async () => navigate(routes.faq));
  expect(isOpen()).toBe(true);
  for (const close of [
    () => fireEvent.click(screen.getByRole('link', { name: 'host.wordmark' })),
    () => fireEvent.keyDown(document.body, { key: 'Escape' }),
    () => fireEvent.popState(window),
  ]) {
    if (!isOpen()) fireEvent.click(opener);
    expect(isOpen()).toBe(true);
    close();
    expect(isOpen()).toBe(false);
  }
});
