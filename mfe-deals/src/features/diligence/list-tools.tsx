import { type DealDetail, type Diligence, paths } from '@handover/shared/contract';
import { useDownloadDocument } from '@handover/shared/documents';
import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { Button, Group, Icon } from '@handover/shared/ui';
import { ImportLines } from './import/import-lines.tsx';

interface ListToolsProps {
  deal: DealDetail;
  list: Diligence;
  mayWrite: boolean;
}

/** Many lines at once: from a template or a spreadsheet; and the list as a spreadsheet. */
export function ListTools({ deal, list, mayWrite }: ListToolsProps) {
  const { t } = useTranslation('deals');
  const modals = useModals();
  const download = useDownloadDocument();
  const { lines } = list;
  if (lines.length === 0 && !mayWrite) return null;
  return (
    <Group gap="sm" data-no-print>
      {mayWrite ? (
        <Button
          variant="default"
          leftSection={<Icon name="plus" size={18} />}
          onClick={() =>
            modals.open('diligence-template', {
              dealId: deal.id,
              sectors: deal.sectors,
              lines,
              isSent: list.sent_at !== null,
            })
          }
        >
          {t('diligence.template.open')}
        </Button>
      ) : null}
      {mayWrite ? <ImportLines dealId={deal.id} lines={lines} /> : null}
      {lines.length > 0 ? (
        <Button
          variant="default"
          leftSection={<Icon name="download" size={18} />}
          loading={download.isPending}
          onClick={() => download.mutate({ url: paths.exportDiligence(deal.id), name: 'due-diligence.xlsx' })}
        >
          {t('diligence.export')}
        </Button>
      ) : null}
    </Group>
  );
}
