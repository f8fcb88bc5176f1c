import type { Opportunity } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Alert, Anchor, KeyValue, Text } from '@handover/shared/ui';
import { moderationState } from './moderation-state.ts';
import { ModerationStatus } from './moderation-status.tsx';

/** Where it stands: its moderation, why it was rejected, who asks, what runs. */
export const OwnState = ({ opportunity }: { opportunity: Opportunity }) => {
  const { t } = useTranslation('opportunities');
  const format = useFormat();
  const { own, validated } = opportunity;
  const state = moderationState(validated);
  return (
    <>
      {state === 'rejected' ? (
        <Alert color="danger" title={t('own.rejected')} mb="md">
          {own?.rejection_reason ?? t('own.noReason')}
        </Alert>
      ) : null}
      <Text mb="md">{t(`own.explain.${state}`)}</Text>
      <KeyValue
        items={[
          { label: t('own.state'), value: <ModerationStatus validated={validated} /> },
          {
            label: t('own.company'),
            value: own?.company_id ? (
              <Anchor component={Link} to={routes.companyView(own.company_id)}>
                {own.company_name}
              </Anchor>
            ) : null,
          },
          {
            label: t('own.requests'),
            value: (
              <Anchor component={Link} to={routes.deals('owner')}>
                {format.number(own?.number_of_pending_requests ?? 0)}
              </Anchor>
            ),
          },
          { label: t('own.deals'), value: format.number(own?.number_of_active_deals ?? 0) },
          { label: t('own.published'), value: format.date(opportunity.published_at) },
        ]}
      />
    </>
  );
};
