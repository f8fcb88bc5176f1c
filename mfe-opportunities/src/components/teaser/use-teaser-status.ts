import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import type { StatusKind } from '@handover/shared/ui';

export interface TeaserStatus {
  kind: StatusKind;
  text: string;
}

/**
 * The status that a reader should know before opening it: their own, gone, under negotiation with another buyer, or
 * with a deal or request of theirs.
 */
export function useTeaserStatus(opportunity: Opportunity): TeaserStatus | undefined {
  const { t } = useTranslation('opportunities');
  const {
    type_of_opportunity: context,
    sold,
    under_exclusivity,
    request_access_status: access,
  } = opportunity;
  if (access.status === 'owner') return { kind: 'open', text: t('state.own') };
  if (sold) return { kind: 'closed', text: t('state.sold', { context }) };
  if (access.status === 'deal_exists') return { kind: 'open', text: t('state.deal') };
  if (under_exclusivity) return { kind: 'running', text: t('state.exclusivity') };
  if (access.status === 'requested') return { kind: 'waiting', text: t('state.requested', { context }) };
  return undefined;
}
