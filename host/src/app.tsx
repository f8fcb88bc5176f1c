import { PlatformProvider } from '@handover/shared/platform';
import { RouterProvider } from '@handover/shared/router';
import { UiProvider } from '@handover/shared/ui';
import type { createRouter } from './router/create-router.tsx';
import type { Shell } from './start/create-shell.ts';
import { ShellProvider } from './start/shell-context.tsx';

interface AppProps {
  shell: Shell;
  router: ReturnType<typeof createRouter>;
  nonce?: string;
}

export const App = ({ shell, router, nonce }: AppProps) => (
  <PlatformProvider platform={shell.platform}>
    <ShellProvider shell={shell}>
      <UiProvider nonce={nonce}>
        <RouterProvider router={router} />
      </UiProvider>
    </ShellProvider>
  </PlatformProvider>
);
