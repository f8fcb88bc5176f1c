import { serviceAtom } from '../store/index.ts';
import type { Platform } from './platform.ts';

/** The platform of the store that it lies in. */
export const platformAtom = serviceAtom<Platform>('platform');
