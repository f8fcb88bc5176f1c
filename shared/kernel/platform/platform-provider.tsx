import type { ReactNode } from 'react';
import { I18nextProvider } from '../i18n/index.ts';
import { QueryClientProvider } from '../query/index.ts';
import { StoreProvider } from '../store/index.ts';
import type { Platform } from './platform.ts';
import { PlatformContext } from './platform-context.ts';

interface PlatformProviderProps {
  platform: Platform;
  children: ReactNode;
}

/** Hands the platform, and the contexts of the libraries behind it, to everything below. */
export function PlatformProvider({ platform, children }: PlatformProviderProps) {
  return (
    <PlatformContext value={platform}>
      <I18nextProvider i18n={platform.i18n}>
        <QueryClientProvider client={platform.queries}>
          <StoreProvider store={platform.store}>{children}</StoreProvider>
        </QueryClientProvider>
      </I18nextProvider>
    </PlatformContext>
  );
}
