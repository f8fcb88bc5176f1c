import type { Party } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';

/** The name of a party as it stands inside a sentence, or `alone`; of a closed account nothing is left but that it was one. */
export function usePartyName() {
  const { t } = useTranslation('deals');
  return (party: Party | null, where: 'inSentence' | 'alone' = 'inSentence'): string => {
    if (party === null) return '';
    if (party.is_former) return t(`party.former.${where}`);
    return `${party.first_name} ${party.last_name}`.trim();
  };
}
