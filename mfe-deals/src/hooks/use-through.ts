import { useTranslation } from '@handover/shared/i18n';

/** 'Anne Roux, Roux & Associés for Claire Fontaine': who did it through an adviser; the name alone if they did it themselves. */
export function useThrough() {
  const { t } = useTranslation('deals');
  return (name: string, adviser: string | undefined): string =>
    adviser ? t('through', { adviser, name }) : name;
}
