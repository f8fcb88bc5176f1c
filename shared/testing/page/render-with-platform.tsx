import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { UiProvider } from '../../design/ui/index.ts';
import { type Platform, PlatformLimitContext, PlatformProvider } from '../../kernel/platform/index.ts';
import { createMemoryRouter, Outlet, RouterProvider } from '../../kernel/router/index.ts';
import { MessageOutlet } from '../../shell/messages/message-outlet.tsx';
import { ModalOutlet } from '../../shell/modals/modal-outlet.tsx';
import { declaredLimit } from '../forms/declared-limit.ts';
import { provideRequest } from './router-request.ts';
import { createTestPlatform, type TestPlatformOptions } from './test-platform.ts';

/** Options of rendering, and of the platform if none is given. */
export interface RenderOptions extends TestPlatformOptions {
  platform?: Platform;
  /** The path to start at. */
  route?: string;
  /** The path of the route, for its parameters: `/user-deals/view/:id`. By default any. */
  path?: string;
  /** Whether messages and modals are shown, as in the shell; default true. */
  outlets?: boolean;
}
/** The result of Testing Library's `render`, and the platform. */
export interface PlatformRender extends RenderResult {
  platform: Platform;
  /** The current path and query. */
  address: () => string;
}

/**
 * Renders inside the providers of the shell: platform, theme, a real router, messages and modals. In tests of a remote the platform is limited to
 * what its `remote.json` declares, as in the product.
 */
export function renderWithPlatform(ui: ReactNode, options: RenderOptions = {}): PlatformRender {
  const { platform: given, route = '/', path = '*', outlets = true, ...rest } = options;
  provideRequest();
  const platform = given ?? createTestPlatform(rest);
  // Messages and modals stay when the page changes, as in the shell.
  const frame = (
    <>
      <Outlet />
      {outlets && <MessageOutlet />}
      {outlets && <ModalOutlet />}
    </>
  );
  const elsewhere = path === '*' ? [] : [{ path: '*', element: null }];
  const element = <PlatformLimitContext value={declaredLimit}>{ui}</PlatformLimitContext>;
  const table = [{ element: frame, children: [{ path, element }, ...elsewhere] }];
  const router = createMemoryRouter(table, { initialEntries: [route] });
  const result = render(
    <PlatformProvider platform={platform}>
      <UiProvider testing>
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
