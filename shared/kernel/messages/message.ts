/** A notice comes from the server; the others respond to what the user did. */
export type MessageVariant = 'notice' | 'success' | 'warn' | 'error';
export interface MessageOptions {
  /** A link within the product; `onFollow` is called when it is followed. */
  link?: { to: string; label: string; onFollow?: () => void };
  /** Buttons, each of which closes the message. */
  choices?: readonly { label: string; onChoose: () => void }[];
}
export interface Message extends MessageOptions {
  /** Derived from the content, so that the same message is not shown twice at once. */
  id: string;
  text: string;
  variant: MessageVariant;
}
