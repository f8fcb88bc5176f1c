import type { ComponentType } from 'react';
import { ensureNamespace, type I18n } from '../../kernel/i18n/index.ts';
import { defaultRetryPolicy, type RetryPolicy, retry } from '../../kernel/lazy/index.ts';
import type { ShellPage, ShellPages } from './shell-page.ts';

export function createShellPages(
  all: readonly ShellPage[],
  i18n: I18n,
  policy: RetryPolicy = defaultRetryPolicy,
): ShellPages {
  const loaded = new Map<ShellPage, ComponentType>();
  const missingTexts = ({ texts }: ShellPage) =>
    texts.filter((namespace) => !i18n.hasResourceBundle(i18n.language, namespace));

  const loadTexts = async (page: ShellPage) => {
    if (missingTexts(page).length === 0) return;
    // i18next retries by itself, and does not reject when it gives up.
    await ensureNamespace(i18n, missingTexts(page));
    if (missingTexts(page).length > 0) throw new Error(`No texts of ${missingTexts(page)} for ${page.path}`);
  };
  return {
    all,
    at: (pathname) => all.find(({ path }) => path === pathname.replace(/\/$/, '')),
    async load(page) {
      const [component] = await Promise.all([retry(policy, () => page.load()), loadTexts(page)]);
      loaded.set(page, component);
      return component;
    },
    getLoaded: (page) => (missingTexts(page).length === 0 ? loaded.get(page) : undefined),
  };
}
