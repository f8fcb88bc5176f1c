import type { Opportunity } from '@handover/shared/contract';
import { hasCode } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useConfirm, useModals } from '@handover/shared/modals';
import { Link, routes, useNavigate, withQuery } from '@handover/shared/router';
import { Anchor, Button, Group, Icon } from '@handover/shared/ui';
import { DeleteButton } from '@handover/shared/ui-extra';
import { useRemoveOpportunity } from '../../queries/remove-opportunity.mutation.ts';
import { mayEdit } from '../../rules/acting.ts';
import { ownerHelpOf } from '../../rules/opportunity-state.ts';
import { ownerStepOf } from '../../rules/owner-step.ts';
import classes from './my-opportunity-actions.module.css';

/** Edit, preview and, behind a fold, advisers and deletion, which are the owner's. The correction of a rejected one has its own button. */
export function MyOpportunityActions({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const { id, project_title: title, type_of_opportunity: type, sold, acting_for: actingFor } = opportunity;
  const messages = useMessages();
  const confirm = useConfirm();
  const modals = useModals();
  const navigate = useNavigate();
  const removal = useRemoveOpportunity(id);

  const remove = async () => {
    const sure = await confirm({
      title: t('remove.title'),
      text: t('remove.text', { title }),
      action: t('remove.action'),
      danger: true,
    });
    if (!sure) return;
    try {
      await removal.mutateAsync();
      messages.success(t('remove.done', { title }));
      navigate(routes.opps({ type }), { replace: true });
    } catch (error) {
      if (hasCode(error, 'opportunity.deal_running')) messages.error(t('remove.conflict'));
      else messages.failure(error);
    }
  };

  return (
    <Group gap="sm">
      {sold || ownerStepOf(opportunity) === 'correct' || !mayEdit(opportunity) ? null : (
        <Button component={Link} to={routes.oppEdit(id)} variant="default">
          {t('myOpportunity.edit')}
        </Button>
      )}
      {ownerHelpOf(opportunity) === 'soldUnpublished' ? null : (
        <Button component={Link} to={routes.oppPreview(id)} variant="default">
          {t('myOpportunity.preview')}
        </Button>
      )}
      {sold || actingFor ? null : (
        <Button
          variant="default"
          aria-haspopup="dialog"
          onClick={() => modals.open('own-agreement', { opportunityId: id })}
        >
          {t('agreement.title')}
        </Button>
      )}
      {actingFor ? null : (
        <details className={classes.more}>
          <summary>
            {t('myOpportunity.more')}
            <Icon name="chevron-down" size={18} />
          </summary>
          <Anchor component={Link} to={withQuery(routes.advisers, { opportunity: id })}>
            {t('myOpportunity.advisers')}
          </Anchor>
          <DeleteButton onClick={remove} loading={removal.isPending}>
            {t('myOpportunity.remove')}
          </DeleteButton>
        </details>
      )}
    </Group>
  );
}
