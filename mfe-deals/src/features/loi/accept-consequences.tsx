import type { DealDetail } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Consequences } from '../../components/consequences.tsx';
import { usePartyName } from '../../hooks/use-party-name.ts';
import { useRivalLetters } from './use-rival-letters.ts';

interface AcceptConsequencesProps {
  deal: DealDetail;
  /** The chosen end of exclusivity, yyyy-mm-dd; '' while none is. */
  end: string;
}

/** The consequences of accepting a letter. The owner alone reads how many rivals there are, and whose letters wait. */
export function AcceptConsequences({ deal, end }: AcceptConsequencesProps) {
  const { t } = useTranslation('deals');
  const partyName = usePartyName();
  const rivalLetters = useRivalLetters(deal, end);
  const { date } = useFormat();
  const { role, number_of_active_deals: active } = deal;
  const name = partyName(deal.other_party);
  // This deal is one of them.
  const rivals = active === null ? undefined : Math.max(0, active - 1);
  return (
    <Consequences
      sentences={[
        ...(end ? [t('loi.accept.until', { name, date: date(end) })] : []),
        t('loi.accept.opens', { name }),
        rivals === undefined ? t('loi.accept.rivalsUnknown') : t('loi.accept.rivals', { count: rivals }),
        ...rivalLetters,
        ...(role === 'owner' ? [t('loi.accept.requests')] : []),
        t('loi.accept.final', { name }),
      ]}
    />
  );
}
