import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, Text } from '@handover/shared/ui';

/** Staff read it by their office: they need not ask, and what they may open is in the review. */
export function StaffStep({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const { id, type_of_opportunity: context, validated } = opportunity;
  return (
    <>
      <Text>{t('access.staff.text', { context })}</Text>
      {validated === null ? (
        <Button component={Link} to={routes.moderation(id)} data-main-action="">
          {t('access.staff.action')}
        </Button>
      ) : null}
    </>
  );
}
