import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useErrorText, useMessages } from '@handover/shared/messages';
import { useConfirm } from '@handover/shared/modals';
import { routes, useNavigate } from '@handover/shared/router';
import { Alert, Button } from '@handover/shared/ui';
import { useRemoveOpportunity } from '../../queries/remove-opportunity.mutation.ts';

export const RemoveOpportunity = ({ opportunity }: { opportunity: Opportunity }) => {
  const { t } = useTranslation('opportunities');
  const words = useErrorText();
  const confirm = useConfirm();
  const messages = useMessages();
  const navigate = useNavigate();
  const remove = useRemoveOpportunity(opportunity.id);
  const title = opportunity.project_title;
  const ask = async () => {
    const sure = await confirm({
      title: t('remove.title', { title }),
      text: t('remove.text'),
      action: t('remove.confirm'),
      cancel: t('remove.cancel'),
      danger: true,
    });
    if (!sure) return;
    remove.mutate(undefined, {
      onSuccess: () => {
        messages.success(t('remove.done', { title }));
        navigate(routes.opps({ type: opportunity.type_of_opportunity }));
      },
    });
  };
  return (
    <>
      <Button variant="subtle" color="danger" loading={remove.isPending} onClick={ask}>
        {t('remove.action')}
      </Button>
      {remove.isError ? (
        <Alert color="danger" role="alert">
          {words(remove.error)}
        </Alert>
      ) : null}
    </>
  );
};
