import { prefixedErrorText } from '../http/index.ts';
import { atom, type JotaiStore } from '../store/index.ts';
import type { Message, MessageOptions, MessageVariant } from './message.ts';
import type { MessageTexts } from './message-texts.ts';

/** The messages that are shown or wait for an outlet, oldest first. */
export const shownMessagesAtom = atom<readonly Message[]>([]);

/** Short messages over the page, shown by the shell. */
export interface Messages {
  notice(text: string, options?: MessageOptions): void;
  success(text: string, options?: MessageOptions): void;
  warn(text: string): void;
  error(text: string): void;
  /** Shows a text of the namespace `messages` by its key, once it is loaded. */
  showTranslated(variant: MessageVariant, key: string): void;
  /** Shows the text of a failure, once it is loaded; nothing for an aborted call. The prefix names the section that failed. */
  failure(error: unknown, prefix?: string): void;
  /** Removes a message that was closed; the same may then be shown again. */
  dismiss(id: string): void;
  /** Removes all messages, at sign-in and sign-out. */
  clear(): void;
}

export function createMessages(texts: MessageTexts, store: JotaiStore): Messages {
  /** Counts calls of `clear`, so that a message of an earlier user is not shown after it. */
  let epoch = 0;

  function show(variant: MessageVariant, text: string, { link, choices }: MessageOptions = {}) {
    if (!text) return;
    const message = { id: `${variant}:${text}${link?.to ?? ''}`, text, variant, link, choices };
    store.set(shownMessagesAtom, (shown) =>
      shown.some(({ id }) => id === message.id) ? shown : [...shown, message],
    );
  }

  function whenLoaded(showText: () => void) {
    if (texts.isLoaded()) return showText();
    const calledIn = epoch;
    void texts.load().then(() => epoch === calledIn && showText());
  }

  return {
    notice: (text, options) => show('notice', text, options),
    success: (text, options) => show('success', text, options),
    warn: (text) => show('warn', text),
    error: (text) => show('error', text),
    showTranslated: (variant, key) => whenLoaded(() => show(variant, texts.text(key))),
    failure: (error, prefix = '') =>
      whenLoaded(() => show('error', prefixedErrorText(error, prefix, texts.errorTexts()))),
    dismiss: (dismissed) =>
      store.set(shownMessagesAtom, (shown) => shown.filter(({ id }) => id !== dismissed)),
    clear() {
      epoch += 1;
      store.set(shownMessagesAtom, []);
    },
  };
}
