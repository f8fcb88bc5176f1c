import { hasRight } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button } from '@handover/shared/ui';
import { useActingDelegation } from '@handover/shared/ui-extra';

/** Stands in the list of somebody else, for an adviser who may offer the company. */
export function OfferCompany() {
  const { t } = useTranslation('opportunities');
  const { id, delegation } = useActingDelegation();
  if (delegation?.scope !== 'company' || !hasRight(delegation.right, 'edit')) return null;
  const place = routes.oppEdit('create', { type: 'sell', company: delegation.subject_id, acting_for: id });
  return (
    <Button component={Link} to={place} variant="default">
      {t('myOpportunities.create.sell')}
    </Button>
  );
}
