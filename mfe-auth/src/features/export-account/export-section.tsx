import { paths } from '@handover/shared/contract';
import { useDownloadDocument } from '@handover/shared/documents';
import { useTranslation } from '@handover/shared/i18n';
import { Button, Icon, Section } from '@handover/shared/ui';
import { useConfirmIdentity } from '../../hooks/use-confirm-identity.ts';

/** Downloads all data of the user as one file, once they have confirmed that it is them. */
export function ExportSection() {
  const { t } = useTranslation('auth');
  const download = useDownloadDocument();
  const confirmIdentity = useConfirmIdentity();
  const save = async () => {
    if (await confirmIdentity()) download.mutate({ url: paths.exportAccount, name: 'handover-export.json' });
  };
  return (
    <Section title={t('export.title')} lead={t('export.lead')}>
      <Button
        variant="default"
        leftSection={<Icon name="download" />}
        loading={download.isPending}
        onClick={() => void save()}
      >
        {t('export.action')}
      </Button>
    </Section>
  );
}
