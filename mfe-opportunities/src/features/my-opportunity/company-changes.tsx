import { hasCode } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { Link, routes } from '@handover/shared/router';
import { Alert, Button, Group, Stack, Text } from '@handover/shared/ui';
import { useAcknowledgeCompanyChanges, useCompanyChanges } from '../../queries/company-changes.query.ts';

/**
 * Names the changed values of the company; the owner takes them over in the form, or leaves them. Empty while it
 * loads.
 */
export function CompanyChanges({ id }: { id: number }) {
  const { t } = useTranslation('opportunities');
  const messages = useMessages();
  const { data } = useCompanyChanges(id);
  const acknowledgement = useAcknowledgeCompanyChanges(id);
  if (!data || data.changes.length === 0) return null;
  const fields = data.changes.map(({ field }) => t(`companyChanges.field.${field}`)).join(', ');
  const keep = () =>
    acknowledgement.mutateAsync(data.version).then(
      () => messages.success(t('companyChanges.kept')),
      (error) =>
        hasCode(error, 'record.changed') ? messages.warn(t('companyChanges.again')) : messages.failure(error),
    );
  return (
    <Alert color="waiting" title={t('companyChanges.title')}>
      <Stack gap="sm">
        <Text size="sm">{t('companyChanges.text', { fields })}</Text>
        <Group gap="sm">
          <Button component={Link} to={routes.oppEdit(id, { take: 'company' })} variant="default" size="xs">
            {t('companyChanges.form')}
          </Button>
          <Button variant="subtle" size="xs" onClick={keep} loading={acknowledgement.isPending}>
            {t('companyChanges.keep')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
