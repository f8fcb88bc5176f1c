import type { ReportReceipt } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Button, Stack, Text } from '@handover/shared/ui';
import { DialogFoot, KeyValue } from '@handover/shared/ui-extra';
import { useEffect, useRef } from 'react';

/** What has arrived, and what happens next. The focus is on it, so that it is read out. */
export function Receipt({ receipt, onClose }: { receipt: ReportReceipt; onClose: () => void }) {
  const { t } = useTranslation('opportunities');
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <Stack gap="md">
      <Stack gap="sm" ref={text} tabIndex={-1}>
        <Text>{t('report.next')}</Text>
        <Text>
          {receipt.mailed_to ? t('report.mailed', { email: receipt.mailed_to }) : t('report.notMailed')}
        </Text>
        <KeyValue items={[{ label: t('report.number'), value: receipt.id }]} />
      </Stack>
      <DialogFoot>
        <Button onClick={onClose}>{t('report.close')}</Button>
      </DialogFoot>
    </Stack>
  );
}
