import type { DealDetail } from '@handover/shared/contract';
import { useDownloadDocument } from '@handover/shared/documents';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Button, Icon } from '@handover/shared/ui';
import { KeyValue } from '@handover/shared/ui-extra';

/** What a sale came to: final price, day of the signing, signed document. */
export function SaleFacts({ completion }: { completion: NonNullable<DealDetail['completion']> }) {
  const { t } = useTranslation('deals');
  const { date, money } = useFormat();
  const download = useDownloadDocument();
  const { final_price: price, currency, closed_on, file } = completion;
  return (
    <KeyValue
      items={[
        {
          label: t('completion.finalPrice'),
          value: price === null || currency === null ? '' : money(price, currency),
        },
        { label: t('completion.closedOn'), value: date(closed_on) },
        {
          label: t('completion.file'),
          value: file ? (
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<Icon name="download" size={18} />}
              loading={download.isPending}
              onClick={() => download.mutate(file)}
            >
              {file.name}
            </Button>
          ) : null,
        },
      ]}
    />
  );
}
