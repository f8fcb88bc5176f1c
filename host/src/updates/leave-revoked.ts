import type { ReleaseSet } from '@handover/shared/federation';
import { ensureNamespace } from '@handover/shared/i18n';
import type { Platform } from '@handover/shared/platform';
import { LEFT_KEY } from './left-key.ts';
import { putBack, type TypedText, typedText } from './typed-text.ts';

/**
 * Called right before parts of the page are mounted anew, since the version that they are of was revoked. What it returns is called right
 * after: what was typed is put back, and the person is told.
 */
export function keepTyped(platform: Platform, { remotes }: ReleaseSet, revoked: string[]): () => void {
  // Forms store their drafts, and take them up again.
  window.dispatchEvent(new Event('page-replaced'));
  const typed = typedText({ passwords: true });
  return () => {
    for (const { name, retry } of platform.modals.opened)
      if (revoked.some((remote) => remotes[remote]?.modals.includes(name))) retry();
    putBack(typed);
    void tell(platform);
  };
}

/** Loads a page anew that can't leave a revoked version otherwise, without a question. */
export function reloadAtOnce(): void {
  window.dispatchEvent(new Event('page-replaced'));
  sessionStorage.setItem(LEFT_KEY, JSON.stringify(typedText({ passwords: false })));
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  window.location.reload();
}

/** In the page that was loaded anew. */
export function afterReload(platform: Platform, kept: string): void {
  sessionStorage.removeItem(LEFT_KEY);
  putBack(JSON.parse(kept) as TypedText);
  void tell(platform);
}

async function tell({ i18n, messages }: Platform): Promise<void> {
  await ensureNamespace(i18n, 'updates');
  messages.notice(i18n.t('left', { ns: 'updates' }));
}
