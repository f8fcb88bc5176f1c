import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { UiProvider } from '../design/ui/index.ts';
import { type Platform, PlatformProvider } from '../kernel/platform/index.ts';
import { createMemoryRouter, RouterProvider } from '../kernel/router/index.ts';
import { MessageOutlet } from '../shell/messages/message-outlet.tsx';
import { ModalOutlet } from '../shell/modals/modal-outlet.tsx';
import { provideRequest } from './router-request.ts';
import { createTestPlatform, type TestPlatformOptions } from './test-platform.ts';

/** How it is rendered, and what the platform is made of where none is given. */
export interface RenderOptions extends TestPlatformOptions {
  platform?: Platform;
  /** The address to start at. */
  route?: string;
  /** The pattern of the page's route, for its parameters: `/user-deals/view/:id`. Everything by default. */
  path?: string;
  /** Shows messages and modals as the shell does; off where a test reads `platform.messages` itself. */
  outlets?: boolean;
}
/** What `render` of Testing Library answers, and the platform under it. */
export interface PlatformRender extends RenderResult {
  platform: Platform;
  /** Where the router is now: path and query. */
  address: () => string;
}

/** Renders as under the shell: platform, theme, a real router, messages and modals. */
export function renderWithPlatform(ui: ReactNode, options: RenderOptions = {}): PlatformRender {
  const { platform: given, route = '/', path = '*', outlets = true, ...rest } = options;
  provideRequest();
  const platform = given ?? createTestPlatform(rest);
  const element = (
    <>
      {ui}
      {outlets && <MessageOutlet />}
      {outlets && <ModalOutlet />}
    </>
  );
  const table =
    path === '*'
      ? [{ path, element }]
      : [
          { path, element },
          { path: '*', element: null },
        ];
  const router = createMemoryRouter(table, { initialEntries: [route] });
  const result = render(
    <PlatformProvider platform={platform}>
      <UiProvider still>
        <RouterProvider router={router} />
      </UiProvider>
    </PlatformProvider>,
  );
  return {
    ...result,
    platform,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
