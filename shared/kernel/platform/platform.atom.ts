import { serviceAtom } from '../store/index.ts';
import type { Platform } from './platform.ts';

/** The platform that the store belongs to. */
export const platformAtom = serviceAtom<Platform>('platform');
