import type { ClosingDoneBy, DealDetail } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { usePersonName } from '../../hooks/use-party-name.ts';
import { useThrough } from '../../hooks/use-through.ts';

/** 'Claire Moreau · 12 Nov 2026': who did something, and on which day. */
export function useDoneBy(deal: Pick<DealDetail, 'side'>) {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  const personName = usePersonName();
  const through = useThrough();
  return ({ side, person, acted_by, at }: ClosingDoneBy): string => {
    const isOwn = side === deal.side && !acted_by;
    const name = isOwn ? t('diligence.comment.you') : through(personName(person, 'alone'), acted_by);
    return `${name} · ${date(at)}`;
  };
}
