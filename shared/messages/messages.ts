import { type ErrorWords, errorText } from '../http/index.ts';

export type MessageVariant = 'success' | 'warn' | 'error';
export interface Message {
  /** The same for the same words, so that nothing is said twice at once. */
  id: string;
  text: string;
  variant: MessageVariant;
}

/** Short messages over the page: from anywhere, shown by the shell. */
export interface Messages {
  success(text: string): void;
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

  function say(variant: MessageVariant, text: string) {
    if (!text) return;
    const message = { id: `${variant}:${text}`, text, variant };
    if (listeners.size === 0) {
      waiting = [...waiting.filter(({ id }) => id !== message.id), message].slice(-KEPT);
    }
    for (const listener of [...listeners]) listener(message);
  }

  return {
    success: (text) => say('success', text),
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
