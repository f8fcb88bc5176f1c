import type { Message } from '../plugins/mail.ts';

/** Events of an account that its owner has to know of, in case somebody else caused them. */
export type AccountEvent =
  | 'linked'
  | 'email-changed'
  | 'undone'
  | 'factor-added'
  | 'factor-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'recovery-code-used'
  | 'exported'
  | 'closed';
export interface AccountChange {
  /** The provider of the linked identity. */
  provider: string;
  /** The link that takes the change back. */
  undo: string;
  /** How many days that link works. */
  undoDays: number;
}
interface Facts extends AccountChange {
  firstName: string;
  security: string;
  recovery: string;
  contact: string;
}

/** Mails about an account, in one language. */
export type AccountMailTexts = Record<AccountEvent, (facts: Facts) => Omit<Message, 'to'>>;
