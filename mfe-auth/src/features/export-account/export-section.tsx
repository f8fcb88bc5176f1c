import { paths } from '@handover/shared/contract';
import { useDownloadDocument } from '@handover/shared/documents';
import { useTranslation } from '@handover/shared/i18n';
import { Button, Icon, Section } from '@handover/shared/ui';

/** Downloads all data of the user as one file. */
export function ExportSection() {
  const { t } = useTranslation('auth');
  const download = useDownloadDocument();
  return (
    <Section title={t('export.title')} lead={t('export.lead')}>
      <Button
        variant="default"
        leftSection={<Icon name="download" />}
        loading={download.isPending}
        onClick={() => download.mutate({ url: paths.exportAccount, name: 'handover-export.json' })}
      >
        {t('export.action')}
      </Button>
    </Section>
  );
}
