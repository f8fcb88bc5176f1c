import type { RoomSearchPage } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';

const STATES = ['without_text', 'unreadable', 'beginning', 'waiting'] as const;

/** Says how many documents were not searched, and why; '' where all were. */
export function useUnsearchedText() {
  const { t } = useTranslation('deals');
  return (unsearched: RoomSearchPage['unsearched']) =>
    STATES.filter((state) => unsearched[state] > 0)
      .map((state) => t(`texts.unsearched.${state}`, { count: unsearched[state] }))
      .join(' ');
}
