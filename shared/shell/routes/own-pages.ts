import type { ComponentType } from 'react';
import { ensureNamespace, type I18n } from '../../kernel/i18n/index.ts';
import { defaultRetryPolicy, type RetryPolicy, retry } from '../../kernel/lazy/index.ts';
import type { OwnPage, OwnPages } from './own-page.ts';

/** A page counts as here once its texts are, so that no key is ever seen. */
export function createOwnPages(
  all: readonly OwnPage[],
  i18n: I18n,
  policy: RetryPolicy = defaultRetryPolicy,
): OwnPages {
  const loaded = new Map<OwnPage, ComponentType>();
  const lacks = ({ texts }: OwnPage) =>
    texts.filter((namespace) => !i18n.hasResourceBundle(i18n.language, namespace));

  const fetchTexts = async (page: OwnPage) => {
    if (lacks(page).length === 0) return;
    // i18next has its own policy, and says nothing when that is at an end.
    await ensureNamespace(i18n, lacks(page));
    if (lacks(page).length > 0) throw new Error(`No texts of ${lacks(page)} for ${page.path}`);
  };
  return {
    all,
    at: (pathname) => all.find(({ path }) => path === pathname.replace(/\/$/, '')),
    async load(page) {
      const [component] = await Promise.all([retry(policy, () => page.load()), fetchTexts(page)]);
      loaded.set(page, component);
      return component;
    },
    getLoaded: (page) => (lacks(page).length === 0 ? loaded.get(page) : undefined),
  };
}
