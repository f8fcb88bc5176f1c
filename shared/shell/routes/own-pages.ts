import type { ComponentType } from 'react';
import { defaultPatience, type Patience, retry } from '../../federation/index.ts';
import { ensureNamespace, type I18n } from '../../kernel/i18n/index.ts';
import type { OwnPage, OwnPages } from './own-page.ts';

/** A page counts as here once its texts are, so that no key is ever seen. */
export function createOwnPages(
  all: readonly OwnPage[],
  i18n: I18n,
  patience: Patience = defaultPatience,
): OwnPages {
  const loaded = new Map<OwnPage, ComponentType>();
  const lacks = ({ texts }: OwnPage) =>
    texts.filter((namespace) => !i18n.hasResourceBundle(i18n.language, namespace));

  const fetchTexts = async (page: OwnPage) => {
    if (lacks(page).length === 0) return;
    // i18next has its own patience, and says nothing when that is at an end.
    await ensureNamespace(i18n, lacks(page));
    if (lacks(page).length > 0) throw new Error(`No texts of ${lacks(page)} for ${page.path}`);
  };
  return {
    all,
    at: (pathname) => all.find(({ path }) => path === pathname.replace(/\/$/, '')),
    async load(page) {
      const [component] = await Promise.all([retry(patience, () => page.load()), fetchTexts(page)]);
      loaded.set(page, component);
      return component;
    },
    ready: (page) => (lacks(page).length === 0 ? loaded.get(page) : undefined),
  };
}
