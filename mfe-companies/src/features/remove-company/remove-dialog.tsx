import type { Company } from '@handover/shared/contract';
import { hasCode } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { useErrorText, useMessages } from '@handover/shared/messages';
import { routes, useNavigate } from '@handover/shared/router';
import { Alert, Button, Group } from '@handover/shared/ui';
import { ModalFrame } from '@handover/shared/ui-extra';
import { useRefetchCompany } from '../../queries/company.query.ts';
import { useRemoveCompany } from '../../queries/remove-company.mutation.ts';
import { RemovalFacts } from './removal-facts.tsx';

interface RemoveDialogProps {
  company: Company;
  onClose: () => void;
}

/** Says what is deleted with a company, or which deals prevent it. */
export const RemoveDialog = ({ company, onClose }: RemoveDialogProps) => {
  const { t } = useTranslation('companies');
  const errorText = useErrorText();
  const messages = useMessages();
  const navigate = useNavigate();
  const remove = useRemoveCompany(company.id);
  const refetch = useRefetchCompany(company.id);
  const { name } = company;
  const isBlocked = (company.removal?.deals.length ?? 0) > 0;
  const onConfirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        messages.success(t('remove.done', { name }));
        navigate(routes.companies());
      },
      // A deal has begun meanwhile: it is named.
      onError: (error) => hasCode(error, 'company.deals_running') && refetch(),
    });
  return (
    <ModalFrame
      title={t(isBlocked ? 'remove.blockedTitle' : 'remove.title', { name })}
      onClose={onClose}
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
        <Button variant="default" disabled={remove.isPending} onClick={onClose} data-autofocus>
          {t(isBlocked ? 'remove.close' : 'remove.cancel')}
        </Button>
      </Group>
    </ModalFrame>
  );
};
