import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';

/** Of an opportunity in another language than the page, which one. */
export function WrittenIn({ language }: Pick<Opportunity, 'language'>) {
  const { t, i18n } = useTranslation('opportunities');
  if (!language || language === i18n.language) return null;
  const name = new Intl.DisplayNames(i18n.language, { type: 'language' }).of(language);
  return <>{` · ${t('facts.writtenIn', { language: name })}`}</>;
}
