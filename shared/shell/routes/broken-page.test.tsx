import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../../design/ui/index.ts';
import { I18nextProvider } from '../../kernel/i18n/index.ts';
import { createMemoryRouter, RouterProvider } from '../../kernel/router/index.ts';
import { createTestPlatform } from '../../testing/index.ts';
import { provideRequest } from '../../testing/router-request.ts';
import { BrokenPage } from './broken-page.tsx';

test('a page that throws leaves the frame standing, and Retry draws it anew', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  provideRequest();
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
