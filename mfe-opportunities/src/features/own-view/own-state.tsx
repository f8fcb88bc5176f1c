import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Alert, Group, Text } from '@handover/shared/ui';
import { StateLabel } from '../../parts/state-label.tsx';
import { stateOf } from '../../rules/opportunity-state.ts';

/** Where it stands with the review, and what that means. */
export function OwnState({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const state = stateOf(opportunity);
  const reason = opportunity.own?.rejection_reason;
  return (
    <>
      <Group gap="sm" mb="xl">
        <StateLabel opportunity={opportunity} />
        <Text size="sm">{t(`manage.means.${state}`)}</Text>
      </Group>
      {state === 'rejected' && reason ? (
        <Alert color="danger" title={t('manage.reason')} mb="lg">
          {reason}
        </Alert>
      ) : null}
    </>
  );
}
