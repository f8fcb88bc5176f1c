import { defaultPatience, type Patience, retry } from '@handover/shared/federation';
import { ensureNamespace, type I18n } from '@handover/shared/i18n';
import type { ComponentType } from 'react';
import type { HostPage } from './host-pages.ts';

export interface HostPageLoader {
  /** Code and texts, or an error; asking again after one tries again. */
  load: (page: HostPage) => Promise<ComponentType>;
  /** What can be shown at once. */
  ready: (page: HostPage) => ComponentType | undefined;
}

/** A page counts as here once its texts are, so that no key is ever seen. */
export function createHostPageLoader(i18n: I18n, patience: Patience = defaultPatience): HostPageLoader {
  const loaded = new Map<HostPage, ComponentType>();
  const lacks = ({ texts }: HostPage) =>
    texts.filter((namespace) => !i18n.hasResourceBundle(i18n.language, namespace));

  const fetchTexts = async (page: HostPage) => {
    if (lacks(page).length === 0) return;
    // i18next has its own patience, and says nothing when that is at an end.
    await ensureNamespace(i18n, lacks(page));
    if (lacks(page).length > 0) throw new Error(`No texts of ${lacks(page)} for ${page.path}`);
  };
  return {
    async load(page) {
      const [component] = await Promise.all([retry(patience, () => page.load()), fetchTexts(page)]);
      loaded.set(page, component);
      return component;
    },
    ready: (page) => (lacks(page).length === 0 ? loaded.get(page) : undefined),
  };
}
