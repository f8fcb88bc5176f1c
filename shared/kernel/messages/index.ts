/** Short messages over the page, and the words of failures in the language of the page. */
export { errorWordsOf } from './error-words.ts';
export { MessageOutlet } from './message-outlet.tsx';
export { createMessageWords } from './message-words.ts';
export {
  createMessages,
  type Message,
  type MessageOptions,
  type Messages,
  type MessageVariant,
} from './messages.ts';
export { useErrorText, useMessages } from './use-messages.ts';
