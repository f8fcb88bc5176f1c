import type { StoredFile } from '@handover/shared/contract';
import { PreviewButton, useDownloadDocument } from '@handover/shared/documents';
import { useFormContext, useWatch } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Button, Group, Icon, Text } from '@handover/shared/ui';
import type { BuyerValues } from './buyer-values.ts';

/** The proof of funds that is stored, and how it goes when the form is saved. */
export function StoredProof({ file }: { file: StoredFile | null }) {
  const { t } = useTranslation('auth');
  const download = useDownloadDocument();
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
    <Group gap="sm">
      <Text fw={550} w="100%">
        {t('buyer.proof')}
      </Text>
      <Button
        variant="default"
        leftSection={<Icon name="download" size={18} />}
        loading={download.isPending}
        onClick={() => download.mutate(file)}
      >
        {file.name}
      </Button>
      <PreviewButton file={file} />
      <Button variant="subtle" onClick={() => setRemoved(true)}>
        {t('buyer.removeProof')}
      </Button>
    </Group>
  );
}
