import { hasRight, type Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, type ButtonProps } from '@handover/shared/ui';
import { type Acting, allowsEdit } from '../rules/acting.ts';
import { ownerStepOf } from '../rules/owner-step.ts';

interface OwnerActionProps extends Pick<ButtonProps, 'size' | 'variant'> {
  opportunity: Opportunity;
  /** The delegation by which the viewer reads it. */
  actingFor: Acting | undefined;
}

/** The one thing that an opportunity needs from its owner now; nothing where it needs nothing. */
export function OwnerAction({ opportunity, actingFor, ...look }: OwnerActionProps) {
  const { t } = useTranslation('opportunities');
  const step = ownerStepOf(opportunity);
  if (step === null) return null;
  if (actingFor && !(step === 'correct' ? allowsEdit(actingFor) : hasRight(actingFor.right, 'negotiate')))
    return null;
  const to =
    step === 'correct'
      ? routes.oppEdit(opportunity.id)
      : routes.deals('owner', { acting_for: actingFor?.delegation_id });
  return (
    <Button component={Link} to={to} data-main-action="" {...look}>
      {t(`ownerStep.${step}`, {
        context: opportunity.type_of_opportunity,
        count: opportunity.own?.number_of_pending_requests ?? 0,
      })}
    </Button>
  );
}
