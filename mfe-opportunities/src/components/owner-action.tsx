import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, type ButtonProps } from '@handover/shared/ui';
import { ownerStepOf } from '../rules/owner-step.ts';

interface OwnerActionProps extends Pick<ButtonProps, 'size' | 'variant'> {
  opportunity: Opportunity;
}

/** The one thing that an opportunity needs from its owner now; nothing where it needs nothing. */
export function OwnerAction({ opportunity, ...look }: OwnerActionProps) {
  const { t } = useTranslation('opportunities');
  const step = ownerStepOf(opportunity);
  if (step === null) return null;
  const to = step === 'correct' ? routes.oppEdit(opportunity.id) : routes.deals('owner');
  return (
    <Button component={Link} to={to} data-main-action="" {...look}>
      {t(`ownerStep.${step}`, {
        context: opportunity.type_of_opportunity,
        count: opportunity.own?.number_of_pending_requests ?? 0,
      })}
    </Button>
  );
}
