import { type ErrorWords, errorText } from '../http/index.ts';

/** A notice is news from elsewhere; the others answer what the person did. */
export type MessageVariant = 'notice' | 'success' | 'warn' | 'error';
export interface MessageOptions {
  /** Where the message leads within the product, and the word for going there. */
  link?: { to: string; label: string };
}
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
  /** Says what went wrong; silent for what was aborted. The prefix names the part of a save that failed. */
  failure(error: unknown, prefix?: string): void;
  /** For the outlet: gets what was said before it came, too. */
  subscribe(listener: (message: Message) => void): () => void;
}

/** What the outlet was not there for yet; more would bury the page. */
const KEPT = 5;

export function createMessages(words: () => ErrorWords): Messages {
  const listeners = new Set<(message: Message) => void>();
  let waiting: Message[] = [];

  function say(variant: MessageVariant, text: string, { link }: MessageOptions = {}) {
    if (!text) return;
    const message = { id: `${variant}:${text}${link?.to ?? ''}`, text, variant, link };
    if (listeners.size === 0) {
      waiting = [...waiting.filter(({ id }) => id !== message.id), message].slice(-KEPT);
    }
    for (const listener of [...listeners]) listener(message);
  }

  return {
    notice: (text, options) => say('notice', text, options),
    success: (text, options) => say('success', text, options),
    warn: (text) => say('warn', text),
    error: (text) => say('error', text),
    failure(error, prefix = '') {
      const text = errorText(error, words());
      if (text) say('error', prefix + text);
    },
    subscribe(listener) {
      listeners.add(listener);
      const missed = waiting;
      waiting = [];
      for (const message of missed) listener(message);
      return () => listeners.delete(listener);
    },
  };
}
