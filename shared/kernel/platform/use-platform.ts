import { useContext } from 'react';
import { useAtomValue } from '../store/index.ts';
import { PlatformLimitContext } from './limit-platform.ts';
import { platformAtom } from './platform.atom.ts';
import type { Platform } from './platform.ts';

/** The platform above this component; throws if there is none. A remote gets what it declares in its `remote.json`. */
export function usePlatform(): Platform {
  const platform = useShellPlatform();
  const limit = useContext(PlatformLimitContext);
  return limit ? limit(platform) : platform;
}

/** The whole platform, for components of shared: what they need is not declared by the remotes that use them. */
export const useShellPlatform = (): Platform => useAtomValue(platformAtom);
