import type { Message } from '../../../plugins/mail.ts';

/** What was done with an account that its owner must hear of, even if it was somebody else. */
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
  /** Of the linked identity. */
  provider: string;
  /** The link that takes the change back. */
  undo: string;
}
interface Facts extends AccountChange {
  firstName: string;
  security: string;
  recovery: string;
  contact: string;
}

/** What is mailed about an account, in one language. */
export type AccountMailTexts = Record<AccountEvent, (facts: Facts) => Omit<Message, 'to'>>;
