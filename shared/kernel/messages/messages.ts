import { prefixedErrorText } from '../http/index.ts';
import { atom, type JotaiStore } from '../store/index.ts';
import type { Message, MessageOptions, MessageVariant } from './message.ts';
import type { MessageWords } from './message-words.ts';

/** What was said and has not gone yet, oldest first; also what no outlet has shown so far. */
export const shownMessagesAtom = atom<readonly Message[]>([]);

/** Short messages over the page: from anywhere, shown by the shell. */
export interface Messages {
  notice(text: string, options?: MessageOptions): void;
  success(text: string, options?: MessageOptions): void;
  warn(text: string): void;
  error(text: string): void;
  /** Says a sentence of the namespace `messages` by its key, once its words are here. */
  tell(variant: MessageVariant, key: string): void;
  /** Says what went wrong, once the words for it are here; silent for what was aborted. The prefix names the part of a save that failed. */
  failure(error: unknown, prefix?: string): void;
  /** A message has been read or its time is over: the same may be said again. */
  dismiss(id: string): void;
  /** Takes everything back: what was said to one person is not for the next. */
  clear(): void;
}

/** Makes the messages; once per platform. */
export function createMessages(words: MessageWords, store: JotaiStore): Messages {
  let person = 0;

  function say(variant: MessageVariant, text: string, { link }: MessageOptions = {}) {
    if (!text) return;
    const message = { id: `${variant}:${text}${link?.to ?? ''}`, text, variant, link };
    store.set(shownMessagesAtom, (shown) =>
      shown.some(({ id }) => id === message.id) ? shown : [...shown, message],
    );
  }

  /** At once where the words are here; never in raw keys, and never to somebody else than it was meant for. */
  function withWords(speak: () => void) {
    if (words.here()) return speak();
    const meantFor = person;
    void words.fetch().then(() => person === meantFor && speak());
  }

  return {
    notice: (text, options) => say('notice', text, options),
    success: (text, options) => say('success', text, options),
    warn: (text) => say('warn', text),
    error: (text) => say('error', text),
    tell: (variant, key) => withWords(() => say(variant, words.sentence(key))),
    failure: (error, prefix = '') =>
      withWords(() => say('error', prefixedErrorText(error, prefix, words.errors()))),
    dismiss: (gone) => store.set(shownMessagesAtom, (shown) => shown.filter(({ id }) => id !== gone)),
    clear() {
      person += 1;
      store.set(shownMessagesAtom, []);
    },
  };
}
