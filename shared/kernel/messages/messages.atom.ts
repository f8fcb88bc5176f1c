import { serviceAtom } from '../store/index.ts';
import type { Messages } from './messages.ts';

/** The messages of the platform. */
export const messagesAtom = serviceAtom<Messages>('messages');
