import { useAtomValue } from '../store/index.ts';
import { platformAtom } from './platform.atom.ts';
import type { Platform } from './platform.ts';

/** The platform above this component; throws where there is none. */
export const usePlatform = (): Platform => useAtomValue(platformAtom);
