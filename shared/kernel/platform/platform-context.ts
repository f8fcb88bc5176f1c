import { createContext, useContext } from 'react';
import type { Platform } from './platform.ts';

/** The one module that has to be one among host and remotes; whatever is in it comes from `createPlatform`. */
export const PlatformContext = createContext<Platform | undefined>(undefined);

/** The platform above this component; throws where there is none. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform)
    throw new Error(
      'No PlatformProvider above this component, or a second copy of @handover/shared/platform',
    );
  return platform;
}
