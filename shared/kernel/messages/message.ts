/** A notice is news from elsewhere; the others answer what the person did. */
export type MessageVariant = 'notice' | 'success' | 'warn' | 'error';
/** What a message may have beside its text. */
export interface MessageOptions {
  /** Where the message leads within the product, the word for going there, and what else happens then. */
  link?: { to: string; label: string; onFollow?: () => void };
}
/** A message as the outlet shows it. */
export interface Message extends MessageOptions {
  /** The same for the same words and place, so that nothing is said twice at once. */
  id: string;
  text: string;
  variant: MessageVariant;
}
