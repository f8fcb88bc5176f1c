import type { Company } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useErrorText, useMessages } from '@handover/shared/messages';
import { useConfirm } from '@handover/shared/modals';
import { routes, useNavigate } from '@handover/shared/router';
import { Alert } from '@handover/shared/ui';
import { DeleteButton } from '@handover/shared/ui-extra';
import { useRemoveCompany } from '../../queries/remove-company.mutation.ts';

export const RemoveCompany = ({ company }: { company: Company }) => {
  const { t } = useTranslation('companies');
  const errorText = useErrorText();
  const confirm = useConfirm();
  const messages = useMessages();
  const navigate = useNavigate();
  const remove = useRemoveCompany(company.id);
  const { name } = company;
  const confirmAndRemove = async () => {
    const sure = await confirm({
      title: t('remove.title', { name }),
      text: t('remove.text'),
      action: t('remove.confirm'),
      cancel: t('remove.cancel'),
      danger: true,
    });
    if (!sure) return;
    // A failure is shown below the button.
    await remove.mutateAsync().then(
      () => {
        messages.success(t('remove.done', { name }));
        navigate(routes.companies());
      },
      () => undefined,
    );
  };
  return (
    <>
      <DeleteButton loading={remove.isPending} onClick={confirmAndRemove}>
        {t('view.remove')}
      </DeleteButton>
      {remove.isError ? (
        <Alert color="danger" role="alert">
          {errorText(remove.error)}
        </Alert>
      ) : null}
    </>
  );
};
