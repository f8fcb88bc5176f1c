import type { Party } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';

type Where = 'inSentence' | 'alone';

/** First and last name, for initials; '' for a closed account, and if the viewer may not know the name. */
export const knownName = (party: Party | null): string =>
  party === null || party.is_former ? '' : `${party.first_name} ${party.last_name}`.trim();

/**
 * The name of a person as the server gives it, as it stands inside a sentence, or `alone`: null of a closed account, of which nothing
 * is left but that it was one; '' where the viewer may not know it any more.
 */
export function usePersonName() {
  const { t } = useTranslation('deals');
  return (name: string | null, where: Where = 'inSentence'): string => {
    if (name === null) return t(`party.former.${where}`);
    return name || t(`party.hidden.${where}`);
  };
}

/** The same of a party; '' where there is none. */
export function usePartyName() {
  const personName = usePersonName();
  return (party: Party | null, where: Where = 'inSentence'): string => {
    if (party === null) return '';
    return personName(party.is_former ? null : knownName(party), where);
  };
}
