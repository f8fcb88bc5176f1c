import type { OpportunityType } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes, withQuery } from '@handover/shared/router';
import { Button, Text } from '@handover/shared/ui';

const targets = {
  // Back to the question itself.
  visitor: (id: number | null) =>
    routes.login(withQuery(routes.opportunity(id ?? ''), { modal: 'get-access', opportunity: id })),
  owner: (id: number | null) => routes.oppView(id ?? ''),
  deal: (id: number | null) => (id === null ? routes.deals('requester') : routes.dealView(id)),
  sold: () => routes.opportunities('sell'),
};

interface LinkStepProps {
  step: keyof typeof targets;
  id: number | null;
  type?: OpportunityType;
}

/** A next step that is elsewhere: a sentence and the way there. */
export function LinkStep({ step, id, type }: LinkStepProps) {
  const { t } = useTranslation('opportunities');
  return (
    <>
      <Text>{t(`panel.${step}.text`, { context: type })}</Text>
      <Button component={Link} to={targets[step](id)} size="md">
        {t(`panel.${step}.action`)}
      </Button>
    </>
  );
}
