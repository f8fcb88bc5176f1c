import type { StoredFile } from '@handover/shared/contract';
import { DocumentButtons } from '@handover/shared/documents';
import { useFormContext, useWatch } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { ActionIcon, Button, Group, Icon, Stack, Text } from '@handover/shared/ui';
import type { BuyerValues } from './buyer-values.ts';

/** The proof of funds that is stored, and how it goes when the form is saved. */
export function StoredProof({ file }: { file: StoredFile | null }) {
  const { t } = useTranslation('auth');
  const { setValue } = useFormContext<BuyerValues>();
  const removed = useWatch({ name: 'removes_proof' });
  if (!file) return null;
  const setRemoved = (value: boolean) =>
    setValue('removes_proof', value, { shouldDirty: true, shouldTouch: true });
  if (removed)
    return (
      <Group gap="sm">
        <span>{t('buyer.proofGoes', { name: file.name })}</span>
        <Button variant="subtle" onClick={() => setRemoved(false)}>
          {t('buyer.keepProof')}
        </Button>
      </Group>
    );
  return (
    <Stack gap="xs">
      <Text fw={550}>{t('buyer.proof')}</Text>
      <DocumentButtons file={file}>
        <ActionIcon
          aria-label={t('buyer.removeProof')}
          title={t('buyer.removeProof')}
          onClick={() => setRemoved(true)}
        >
          <Icon name="trash" size={18} />
        </ActionIcon>
      </DocumentButtons>
    </Stack>
  );
}
