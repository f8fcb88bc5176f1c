import { hasCode } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { useErrorText, useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { Alert, Button, Group } from '@handover/shared/ui';
import { ModalFrame } from '@handover/shared/ui-extra';
import { useCompany, useRefetchCompany } from '../../queries/company.query.ts';
import { useRemoveCompany } from '../../queries/remove-company.mutation.ts';
import { RemovalFacts } from './removal-facts.tsx';

/** Shows the records that are deleted with a company, or the deals that prevent it. */
export function RemoveCompanyModal({ company: asOpened, onClose }: ModalOf<'remove-company'>) {
  const { t } = useTranslation('companies');
  const errorText = useErrorText();
  const messages = useMessages();
  const { data: company = asOpened } = useCompany(asOpened.id);
  const remove = useRemoveCompany(company.id);
  const refetch = useRefetchCompany(company.id);
  const { name } = company;
  const isBlocked = (company.removal?.deals.length ?? 0) > 0;
  const onConfirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        messages.success(t('remove.done', { name }));
        onClose(true);
      },
      // A deal has begun meanwhile: it is named.
      onError: (error) => hasCode(error, 'company.deals_running') && refetch(),
    });
  return (
    <ModalFrame
      title={t(isBlocked ? 'remove.blockedTitle' : 'remove.title', { name })}
      onClose={() => onClose()}
      busy={remove.isPending}
    >
      <RemovalFacts company={company} />
      {remove.isError ? (
        <Alert color="danger" role="alert" mt="md">
          {errorText(remove.error)}
        </Alert>
      ) : null}
      <Group gap="sm" mt="lg">
        {isBlocked ? null : (
          <Button color="danger" loading={remove.isPending} onClick={onConfirm}>
            {t('remove.confirm')}
          </Button>
        )}
        <Button variant="default" disabled={remove.isPending} onClick={() => onClose()} data-autofocus>
          {t(isBlocked ? 'remove.close' : 'remove.cancel')}
        </Button>
      </Group>
    </ModalFrame>
  );
}
