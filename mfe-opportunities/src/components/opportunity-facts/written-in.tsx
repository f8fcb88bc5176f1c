import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';

/** Names the language of an opportunity where it is not that of the page. */
export function WrittenIn({ language }: Pick<Opportunity, 'language'>) {
  const { t, i18n } = useTranslation('opportunities');
  if (!language || language === i18n.language) return null;
  const name = new Intl.DisplayNames(i18n.language, { type: 'language' }).of(language);
  return <>{` · ${t('facts.writtenIn', { language: name })}`}</>;
}
