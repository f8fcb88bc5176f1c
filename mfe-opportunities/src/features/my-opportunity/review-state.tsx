import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Alert, Group, Text } from '@handover/shared/ui';
import { StateLabel } from '../../components/state-label.tsx';
import { stateOf } from '../../rules/opportunity-state.ts';

/** The state of the review, what it means, and the reason of a rejection. */
export function ReviewState({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const state = stateOf(opportunity);
  const reason = opportunity.own?.rejection_reason;
  return (
    <>
      <Group gap="sm" mb="xl">
        <StateLabel opportunity={opportunity} />
        <Text size="sm">{t(`myOpportunity.stateHelp.${state}`)}</Text>
      </Group>
      {state === 'rejected' && reason ? (
        <Alert color="danger" title={t('myOpportunity.reason')} mb="lg">
          {reason}
        </Alert>
      ) : null}
    </>
  );
}
