import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../../../design/ui/index.ts';
import type { ModalOf } from '../../../kernel/modals/modal-map.ts';
import { useUnsavedInput } from '../../../kernel/modals/use-unsaved-input.ts';
import { type Platform, PlatformProvider } from '../../../kernel/platform/index.ts';
import { createMemoryRouter, RouterProvider } from '../../../kernel/router/index.ts';
import { createTestPlatform } from '../../../testing/index.ts';
import { provideRequest } from '../../../testing/page/router-request.ts';
import { afterPaint } from '../after-paint.ts';
import { ModalOutlet } from '../modal-outlet.tsx';

const Password = ({ onClose }: ModalOf<'change-password'>) => (
  <div role="dialog" aria-label="Password">
    <button type="button" onClick={() => onClose(true)}>
      Change
    </button>
    <button type="button" onClick={() => onClose()}>
      Dismiss
    </button>
  </div>
);
const Question = ({ dealId, onClose }: ModalOf<'deal-qa'>) => {
  useUnsavedInput(true);
  return (
    <div role="dialog" aria-label={`Question about ${dealId}`}>
      <button type="button" onClick={() => onClose()}>
        Dismiss
      </button>
    </div>
  );
};

interface Options {
  at?: string;
  signedIn?: boolean;
}
/** The modals of a page that was opened after another. */
export async function shell({ at = '/page?tab=a', signedIn = true }: Options = {}) {
  provideRequest();
  const platform: Platform = createTestPlatform({
    signedIn,
    resolveModal: (name) =>
      name === 'change-password'
        ? async () => Password
        : name === 'deal-qa'
          ? async () => Question
          : undefined,
  });
  const entries = ['/before', at];
  const router = createMemoryRouter([{ path: '*', element: <ModalOutlet /> }], { initialEntries: entries });
  const pushes: string[] = [];
  router.subscribe(({ historyAction, location }) => {
    if (historyAction === 'PUSH' && pushes.at(-1) !== location.key) pushes.push(location.key);
  });
  render(
    <PlatformProvider platform={platform}>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </PlatformProvider>,
  );
  const url = () => router.state.location.pathname + router.state.location.search;
  return { platform, router, pushes, url, go: (by: number) => act(() => router.navigate(by)) };
}
/** It is on the screen, and has its entry. */
export async function dialog(name = 'Password') {
  await screen.findByRole('dialog', { name });
  await act(() => new Promise<void>(afterPaint));
}
export const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
export const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
