/** Short messages over the page (toasts), and the texts of failures in the language of the page. */
export { errorTextsOf } from './error-texts.ts';
export type { Message } from './message.ts';
export { createMessageTexts } from './message-texts.ts';
export { messagesAtom } from './messages.atom.ts';
export { createMessages, type Messages, shownMessagesAtom } from './messages.ts';
export { useErrorText, useMessages } from './use-messages.ts';
