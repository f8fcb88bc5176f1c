/** Short messages over the page, and the words of failures in the language of the page. */
export { errorWordsOf } from './error-words.ts';
export type { Message } from './message.ts';
export { createMessageWords } from './message-words.ts';
export { messagesAtom } from './messages.atom.ts';
export { createMessages, type Messages, shownMessagesAtom } from './messages.ts';
export { useErrorText, useMessages } from './use-messages.ts';
