import { I18nextProvider } from '@handover/shared/i18n';
import { createMemoryRouter, RouterProvider } from '@handover/shared/router';
import { createTestPlatform } from '@handover/shared/testing';
import { UiProvider } from '@handover/shared/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrokenPage } from './broken-page.tsx';

/** jsdom has none, and the router makes one for each navigation. */
class RouterRequest {
  readonly method = 'GET';
  readonly url: string;
  readonly signal: AbortSignal | undefined;
  constructor(url: string, { signal }: { signal?: AbortSignal } = {}) {
    this.url = url;
    this.signal = signal;
  }
}

test('a page that throws leaves the frame standing, and Retry draws it anew', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(globalThis, { Request: RouterRequest });
  let broken = true;
  const Fragile = () => {
    if (broken) throw new Error('on purpose');
    return <h1>Whole again</h1>;
  };
  const router = createMemoryRouter([{ path: '/', element: <Fragile />, errorElement: <BrokenPage /> }]);
  render(
    <I18nextProvider i18n={createTestPlatform().i18n}>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </I18nextProvider>,
  );
  screen.getByRole('heading', { level: 1, name: 'host.crash.title' });
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'host.failed.retry' }));
  await screen.findByRole('heading', { level: 1, name: 'Whole again' });
});
