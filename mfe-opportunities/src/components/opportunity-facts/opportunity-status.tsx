import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Status } from '@handover/shared/ui';
import { stateOf } from '../../rules/opportunity-state.ts';
import { Confidential } from '../confidential/confidential.tsx';
import { StateLabel } from '../state-label.tsx';

/** The badge at the title: what is offered, or what stands in the way. */
export function OpportunityStatus({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const { under_exclusivity, type_of_opportunity: type } = opportunity;
  const state = stateOf(opportunity);
  if (state === 'sold' || (state === 'published' && under_exclusivity))
    return <StateLabel opportunity={opportunity} />;
  if (state !== 'published')
    return (
      <Confidential>
        <StateLabel opportunity={opportunity} />
      </Confidential>
    );
  // The title of a mandate says what it is.
  return type === 'buy' ? null : <Status kind="open">{t('type.sell')}</Status>;
}
