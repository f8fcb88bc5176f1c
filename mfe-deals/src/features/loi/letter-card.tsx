import type { DealDetail, LoiDocument, LoiStatus } from '@handover/shared/contract';
import { useDownloadDocument } from '@handover/shared/documents';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Button, Icon, Status, type StatusKind } from '@handover/shared/ui';
import { KeyValue } from '@handover/shared/ui-extra';
import classes from './loi.module.css';
import { WithdrawLetter } from './withdraw-letter.tsx';

const statusKinds: Record<LoiStatus, StatusKind> = {
  submitted: 'waiting',
  accepted: 'open',
  declined: 'danger',
  expired: 'closed',
  withdrawn: 'closed',
};

export function LetterCard({ letter, deal }: { letter: LoiDocument; deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  const download = useDownloadDocument();
  const end = letter.exclusivity_period_end_time;

  return (
    <li className={classes.letter}>
      <div className={classes.header}>
        <h3 className={classes.name}>{t('loi.version', { version: letter.version })}</h3>
        <Status kind={statusKinds[letter.status]}>{t(`loi.status.${letter.status}`)}</Status>
      </div>
      <KeyValue
        items={[
          { label: t('loi.submittedOn'), value: date(letter.created_at) },
          { label: t('loi.expires'), value: date(letter.expiration_date) },
          ...(end ? [{ label: t('loi.exclusiveUntil'), value: date(end) }] : []),
          ...(letter.decline_reason ? [{ label: t('loi.reason'), value: letter.decline_reason }] : []),
        ]}
      />
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<Icon name="download" size={18} />}
          aria-label={t('loi.download', { name: letter.file.name })}
          loading={download.isPending}
          onClick={() => download.mutate(letter.file)}
        >
          {letter.file.name}
        </Button>
        {letter.status === 'submitted' ? <WithdrawLetter letter={letter} deal={deal} /> : null}
      </div>
    </li>
  );
}
