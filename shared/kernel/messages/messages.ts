import { prefixedErrorText } from '../http/index.ts';
import type { MessageWords } from './message-words.ts';

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
  /** For the outlet: gets what was said before it came, too. */
  subscribe(listener: (message: Message) => void, onClear?: () => void): () => void;
  /** Takes everything back: what was said to one person is not for the next. */
  clear(): void;
}

/** What the outlet was not there for yet; more would bury the page. */
const KEPT = 5;

/** Makes the messages; once per platform. */
export function createMessages(words: MessageWords): Messages {
  const listeners = new Set<(message: Message) => void>();
  const clearers = new Set<() => void>();
  let person = 0;
  let waiting: Message[] = [];

  function say(variant: MessageVariant, text: string, { link }: MessageOptions = {}) {
    if (!text) return;
    const message = { id: `${variant}:${text}${link?.to ?? ''}`, text, variant, link };
    if (listeners.size === 0) {
      waiting = [...waiting.filter(({ id }) => id !== message.id), message].slice(-KEPT);
    }
    for (const listener of [...listeners]) listener(message);
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
    subscribe(listener, onClear = () => undefined) {
      listeners.add(listener);
      clearers.add(onClear);
      const missed = waiting;
      waiting = [];
      for (const message of missed) listener(message);
      return () => {
        listeners.delete(listener);
        clearers.delete(onClear);
      };
    },
    clear() {
      person += 1;
      waiting = [];
      for (const clearAll of [...clearers]) clearAll();
    },
  };
}
