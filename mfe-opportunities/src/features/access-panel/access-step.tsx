import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes, useLocation } from '@handover/shared/router';
import { Button, Stack, Status, Text } from '@handover/shared/ui';

interface AccessStepProps {
  opportunity: Opportunity;
  signedIn: boolean;
}

/** The next step of everyone who has nothing to fill in. */
export const AccessStep = ({ opportunity, signedIn }: AccessStepProps) => {
  const { t } = useTranslation('opportunities');
  const { pathname, search } = useLocation();
  const { status, deal_id } = opportunity.request_access_status;
  if (status === 'owner') {
    return (
      <Stack>
        <Text>{t('access.owner')}</Text>
        <Button component={Link} to={routes.oppView(opportunity.id)}>
          {t('access.manage')}
        </Button>
      </Stack>
    );
  }
  if (status === 'deal_exists') {
    return (
      <Stack>
        <Text>{t('access.deal')}</Text>
        <Button component={Link} to={deal_id === null ? routes.deals('requester') : routes.dealView(deal_id)}>
          {t('access.openDeal')}
        </Button>
      </Stack>
    );
  }
  if (opportunity.sold) return <Text>{t('access.sold')}</Text>;
  if (status === 'requested') {
    return (
      <Stack>
        <Status kind="waiting">{t('status.requested')}</Status>
        <Text>{t('access.requested')}</Text>
      </Stack>
    );
  }
  if (signedIn) return null;
  return (
    <Stack>
      <Text>{t('access.anonymous')}</Text>
      <Button component={Link} to={routes.login(pathname + search)}>
        {t('access.signIn')}
      </Button>
      <Button component={Link} to={routes.signUp(pathname + search)} variant="default">
        {t('access.signUp')}
      </Button>
    </Stack>
  );
};
