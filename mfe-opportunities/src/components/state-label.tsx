import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Status } from '@handover/shared/ui';
import { stateKinds, stateOf } from '../rules/opportunity-state.ts';

interface StateLabelProps {
  opportunity: Pick<Opportunity, 'validated' | 'sold' | 'type_of_opportunity'>;
}

export function StateLabel({ opportunity }: StateLabelProps) {
  const { t } = useTranslation('opportunities');
  const state = stateOf(opportunity);
  return (
    <Status kind={stateKinds[state]}>
      {t(`state.${state}`, { context: opportunity.type_of_opportunity })}
    </Status>
  );
}
