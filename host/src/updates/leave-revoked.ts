import type { ReleaseSet } from '@handover/shared/federation';
import type { PageReplaced } from '@handover/shared/forms';
import { untilTexts } from '@handover/shared/i18n';
import type { Platform } from '@handover/shared/platform';
import { KEPT_VALUES_KEY } from '@handover/shared/session';
import { LEFT_KEY } from './left-key.ts';
import { putBack, REMOUNT_MS } from './put-back.ts';
import { askForms, type Left } from './reload-at-once.ts';
import { typedText } from './typed-text.ts';

/** How much of a lost text is shown; the button copies all of it. */
const SHOWN_LENGTH = 200;

/** Dialogs of the shell that only ask something for the code that has opened them: without it an answer is for nobody. */
const ASKING = ['confirm', 'range-date-picker'];

/**
 * Called right before parts of the page are mounted anew, since the version that they are of was revoked. What it returns is called right
 * after: what was typed is put back, and the person is told.
 */
export function preserveInput(platform: Platform, { remotes }: ReleaseSet, revoked: string[]): () => void {
  const { kept } = askForms({ reloads: false });
  const typed = typedText({ passwords: true });
  return () => {
    for (const { name, opener = '', retry, close } of platform.modals.opened)
      if (revoked.some((remote) => remotes[remote]?.modals.includes(name))) retry();
      else if (revoked.includes(opener) && ASKING.includes(name)) close();
    putBack(typed);
    void tell(platform, 'left');
    setTimeout(() => void tellLost(platform, kept), REMOUNT_MS);
  };
}

/** Restores the input in the page after the reload. */
export function afterReload(platform: Platform, left: string): void {
  sessionStorage.removeItem(LEFT_KEY);
  const { typed, isPartly }: Left = JSON.parse(left);
  putBack(typed);
  void tell(platform, isPartly ? 'leftPartly' : 'left');
  setTimeout(() => {
    const { kept = [] } = JSON.parse(sessionStorage.getItem(KEPT_VALUES_KEY) ?? '{}');
    sessionStorage.removeItem(KEPT_VALUES_KEY);
    void tellLost(platform, kept);
  }, REMOUNT_MS);
}

/** The other version may lack a form, or a field of it: what was entered there is shown, to be copied. */
async function tellLost({ i18n, messages }: Platform, kept: PageReplaced['kept']): Promise<void> {
  const entries = kept.flatMap(({ values }) => Object.entries(values));
  if (entries.length === 0) return;
  const isShown = ([name, value]: [string, unknown]) =>
    typeof value === 'string' && value !== '' && !/password|token/i.test(name);
  const text = entries
    .filter(isShown)
    .map(([, value]) => value)
    .join('\n');
  await Promise.all([untilTexts(i18n, ['updates']), whenVisible()]);
  const t = i18n.getFixedT(null, 'updates');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      messages.success(t('copied'));
    } catch {
      // All of it, to be copied by hand.
      messages.notice(`${t('notCopied')} ${text}`);
    }
  };
  messages.notice(`${t('lost')} ${text.slice(0, SHOWN_LENGTH)}`, {
    choices: text ? [{ label: t('copy'), onChoose: () => void copy() }] : [],
  });
}

async function tell({ i18n, messages }: Platform, key: 'left' | 'leftPartly'): Promise<void> {
  await Promise.all([untilTexts(i18n, ['updates']), whenVisible()]);
  messages.notice(i18n.t(key, { ns: 'updates' }));
}

/** Resolves once the tab is visible: a message in a hidden tab would be gone before anybody comes back to it. */
const whenVisible = () =>
  new Promise<void>((resolve) => {
    if (!document.hidden) return resolve();
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });
