import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderWithPlatform } from '../../testing/index.ts';
import { Link, NavigationBlocker } from '../router/index.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

const Form = ({ dirty, isKept }: { dirty: boolean; isKept?: () => boolean }) => {
  useUnsavedGuard(dirty, isKept);
  return <Link to="/away">away</Link>;
};
const at = { path: '/form', route: '/form', outlets: false, signedIn: true };

const renderGuarded = (forms: ReactNode) =>
  renderWithPlatform(
    <>
      <NavigationBlocker />
      {forms}
    </>,
    at,
  );

test.each([true, false])('leaving with unsaved input asks first; confirmed: %s', async (leave) => {
  const { platform, address } = renderGuarded(<Form dirty />);
  await userEvent.click(screen.getByText('away'));
  await waitFor(() => expect(platform.modals.opened).toHaveLength(1));
  expect(address()).toBe('/form');
  await act(async () => platform.modals.opened[0]?.close(leave));
  await waitFor(() => expect(address()).toBe(leave ? '/away' : '/form'));
});

test('without unsaved input nothing is asked', async () => {
  const { platform, address } = renderGuarded(<Form dirty={false} />);
  await userEvent.click(screen.getByText('away'));
  expect(address()).toBe('/away');
  expect(platform.modals.opened).toHaveLength(0);
});

test('closing the tab asks only while something is unsaved', () => {
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { unmount } = renderGuarded(<Form dirty />);
  expect(leave()).toBe(false);
  unmount();
  expect(leave()).toBe(true);
});

test.each([
  ['the browser asks for what is lost', true, false, 1],
  ['the browser does not ask for what comes back', true, true, 0],
  ['an update of the page waits for both', false, true, 1],
])('%s', (_, isTrusted, kept, asked) => {
  const listen = jest.spyOn(window, 'addEventListener');
  renderGuarded(<Form dirty isKept={() => kept} />);
  const [, unload] = listen.mock.calls.find(([type]) => type === 'beforeunload') ?? [];
  const preventDefault = jest.fn();
  (unload as (event: object) => void)({ isTrusted, preventDefault });
  expect(preventDefault).toHaveBeenCalledTimes(asked);
  listen.mockRestore();
});

test('of two forms on a page the clean one does not silence the other', async () => {
  const forms = (
    <>
      <Form dirty />
      <Form dirty={false} />
    </>
  );
  const { platform, address } = renderGuarded(forms);
  await userEvent.click(screen.getAllByText('away')[0] as HTMLElement);
  await waitFor(() => expect(platform.modals.opened).toHaveLength(1));
  expect(address()).toBe('/form');
});
