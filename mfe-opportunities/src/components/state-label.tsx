import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Status } from '@handover/shared/ui';
import { stateKinds, stateOf } from '../rules/opportunity-state.ts';

interface StateLabelProps {
  opportunity: Pick<Opportunity, 'validated' | 'sold' | 'type_of_opportunity' | 'under_exclusivity'>;
}

export function StateLabel({ opportunity }: StateLabelProps) {
  const { t } = useTranslation('opportunities');
  const { under_exclusivity, type_of_opportunity: context } = opportunity;
  const state = stateOf(opportunity);
  if (state === 'published' && under_exclusivity)
    return <Status kind="running">{t('state.exclusivity')}</Status>;
  return <Status kind={stateKinds[state]}>{t(`state.${state}`, { context })}</Status>;
}
