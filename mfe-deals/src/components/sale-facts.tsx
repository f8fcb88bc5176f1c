import type { DealDetail } from '@handover/shared/contract';
import { useDownloadDocument } from '@handover/shared/documents';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Button, Icon } from '@handover/shared/ui';
import { KeyValue } from '@handover/shared/ui-extra';
import classes from './sale-facts.module.css';

/** What a sale came to: final price, day of the signing, signed document. */
export function SaleFacts({ completion }: { completion: NonNullable<DealDetail['completion']> }) {
  const { t } = useTranslation('deals');
  const { date, money } = useFormat();
  const download = useDownloadDocument();
  const { final_price: price, currency, closed_on, file } = completion;
  return (
    <div className={classes.facts}>
      <KeyValue
        items={[
          {
            label: t('completion.finalPrice'),
            value: price === null || currency === null ? '' : money(price, currency),
          },
          { label: t('completion.closedOn'), value: date(closed_on) },
        ]}
      />
      {file ? (
        <Button
          variant="default"
          className={classes.file}
          leftSection={<Icon name="download" size={18} />}
          aria-label={t('completion.download', { name: file.name })}
          loading={download.isPending}
          onClick={() => download.mutate(file)}
        >
          <span className={classes.fileName}>{file.name}</span>
        </Button>
      ) : null}
    </div>
  );
}
