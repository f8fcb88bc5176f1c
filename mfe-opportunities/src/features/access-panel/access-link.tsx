import type { OpportunityType } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes, withQuery } from '@handover/shared/router';
import { Button, Text } from '@handover/shared/ui';

const targets = {
  // The modal opens again after the sign-in.
  visitor: (id: number | null) =>
    routes.login(withQuery(routes.opportunity(id ?? ''), { modal: 'get-access', opportunity: id })),
  owner: (id: number | null) => routes.oppView(id ?? ''),
  deal: (id: number | null) => (id === null ? routes.deals('requester') : routes.dealView(id)),
  bought: (id: number | null) => (id === null ? routes.deals('requester') : routes.dealView(id)),
  sold: (_id: number | null, type: OpportunityType) => routes.opportunities(type),
};

interface AccessLinkProps {
  step: keyof typeof targets;
  id: number | null;
  type: OpportunityType;
  /** Leads nowhere. */
  isInert?: boolean;
}

/** A next step on another page: a sentence and a link. */
export function AccessLink({ step, id, type, isInert = false }: AccessLinkProps) {
  const { t } = useTranslation('opportunities');
  const action = t(`access.${step}.action`, { context: type });
  return (
    <>
      <Text>{t(`access.${step}.text`, { context: type })}</Text>
      {isInert ? (
        <Button aria-disabled="true" data-main-action="">
          {action}
        </Button>
      ) : (
        <Button component={Link} to={targets[step](id, type)} data-main-action="">
          {action}
        </Button>
      )}
    </>
  );
}
