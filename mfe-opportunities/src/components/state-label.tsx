import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Status } from '@handover/shared/ui';
import { stateKinds, stateOf } from '../rules/opportunity-state.ts';

export function StateLabel({ opportunity }: { opportunity: Pick<Opportunity, 'validated' | 'sold'> }) {
  const { t } = useTranslation('opportunities');
  const state = stateOf(opportunity);
  return <Status kind={stateKinds[state]}>{t(`state.${state}`)}</Status>;
}
