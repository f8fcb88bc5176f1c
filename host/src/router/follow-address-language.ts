import { LANGUAGE_PARAM } from '@handover/shared/contract';
import type { I18n } from '@handover/shared/i18n';
import type { createBrowserRouter } from '@handover/shared/router';
import { languageOf } from '../metadata/page-addresses.ts';
import { keepLanguage } from './keep-language.ts';

/** The address keeps the language that it asks for, until the user chooses another one. */
export function followAddressLanguage(router: ReturnType<typeof createBrowserRouter>, i18n: I18n): void {
  const asked = languageOf(router.state.location.search);
  const release = keepLanguage(router, asked);
  if (!asked) return;
  i18n.on('languageChanged', (language: string) => {
    if (language === asked) return;
    release();
    const { search, hash } = router.state.location;
    const query = new URLSearchParams(search);
    query.delete(LANGUAGE_PARAM);
    void router.navigate({ search: `${query}`, hash }, { replace: true, preventScrollReset: true });
  });
}
