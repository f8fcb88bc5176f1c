import type { ReactNode } from 'react';
import { I18nextProvider } from '../i18n/index.ts';
import { QueryClientProvider } from '../query/index.ts';
import { StoreProvider } from '../store/index.ts';
import type { Platform } from './platform.ts';

interface PlatformProviderProps {
  platform: Platform;
  children: ReactNode;
}

/** Gives components access to the platform: through its store, and through the contexts of the libraries. */
export function PlatformProvider({ platform, children }: PlatformProviderProps) {
  return (
    <I18nextProvider i18n={platform.i18n}>
      <QueryClientProvider client={platform.queries}>
        <StoreProvider store={platform.store}>{children}</StoreProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
