import type { PageReplaced } from '@handover/shared/forms';
import { LEFT_KEY } from './left-key.ts';
import { type TypedText, typedText } from './typed-text.ts';

/** The input that a page has kept for the one that replaces it. */
export interface Left {
  typed: TypedText;
  /** Whether it had input that can't be stored: passwords, files. */
  isPartly: boolean;
}

/**
 * Loads a page anew that can't leave a revoked version otherwise, without a question. Loaded with the page: the files of a host that was revoked
 * are not served any more.
 */
export function reloadAtOnce(): void {
  const { isLost } = askForms({ reloads: true });
  const left: Left = { typed: typedText({ passwords: false }), isPartly: isLost };
  try {
    sessionStorage.setItem(LEFT_KEY, JSON.stringify(left));
  } catch {
    // If storage is off, nothing can be kept, but the page has to be left all the same.
  }
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  window.location.reload();
}

/** Makes forms keep their input and store their drafts, which they restore later. */
export function askForms({ reloads }: Pick<PageReplaced, 'reloads'>) {
  const asked = { kept: [] as PageReplaced['kept'], isLost: false };
  const detail: PageReplaced = {
    reloads,
    kept: asked.kept,
    onLost: () => {
      asked.isLost = true;
    },
  };
  window.dispatchEvent(new CustomEvent('page-replaced', { detail }));
  return asked;
}
