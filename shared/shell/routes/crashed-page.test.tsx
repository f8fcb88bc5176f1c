import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../../design/ui/index.ts';
import { I18nextProvider } from '../../kernel/i18n/index.ts';
import { createMemoryRouter, RouterProvider } from '../../kernel/router/index.ts';
import { createTestPlatform } from '../../testing/index.ts';
import { provideRequest } from '../../testing/page/router-request.ts';
import { CrashedPage } from './crashed-page.tsx';

test('a page that throws is replaced by an error, and rendered again by a retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  provideRequest();
  let broken = true;
  const Fragile = () => {
    if (broken) throw new Error('on purpose');
    return <h1>Recovered</h1>;
  };
  const router = createMemoryRouter([{ path: '/', element: <Fragile />, errorElement: <CrashedPage /> }]);
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
  await screen.findByRole('heading', { level: 1, name: 'Recovered' });
});
