import { serviceAtom } from '../store/index.ts';
import type { Session } from './session.ts';

/** The session of the platform. */
export const sessionAtom = serviceAtom<Session>('session');
