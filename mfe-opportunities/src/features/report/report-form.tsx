import { type ReportReceipt, TEXT } from '@handover/shared/contract';
import {
  CancellableForm,
  CheckboxField,
  DraftNotice,
  SelectField,
  TextAreaField,
  useAppForm,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { usePlatform } from '@handover/shared/platform';
import { routes } from '@handover/shared/router';
import { useSignedIn } from '@handover/shared/session';
import { Stack } from '@handover/shared/ui';
import { KeyValue } from '@handover/shared/ui-extra';
import { reportListing } from '../../api/report.api.ts';
import { NO_REPORT, REASONS, type ReportValues, reportSchema, toReport } from './report.schema.ts';
import { Reporter } from './reporter.tsx';

interface ReportFormProps {
  opportunityId: number;
  title: string;
  initial?: ReportValues;
  onBusy: (busy: boolean) => void;
  onSent: (receipt: ReportReceipt) => void;
  onCancel: () => void;
}

export function ReportForm(props: ReportFormProps) {
  const { opportunityId, title, initial = NO_REPORT, onBusy, onSent, onCancel } = props;
  const { t } = useTranslation('opportunities');
  const { http } = usePlatform();
  const signedIn = useSignedIn();
  const form = useAppForm<ReportValues>({
    schema: reportSchema(t('report.goodFaithRequired')),
    defaultValues: initial,
    draftBase: NO_REPORT,
    // What a visitor has typed of themselves is not asked of an account.
    draftKey: `report-of-${opportunityId}${signedIn ? '' : '-by-visitor'}`,
  });
  const send = async (values: ReportValues) => {
    onBusy(true);
    try {
      onSent(await reportListing(http, opportunityId, toReport(values)));
    } finally {
      onBusy(false);
    }
  };
  return (
    <CancellableForm
      form={form}
      lead={t('report.lead')}
      action={t('report.send')}
      busy={form.formState.isSubmitting}
      onSubmit={send}
      onCancel={onCancel}
    >
      <Stack gap="md">
        <KeyValue
          items={[
            { label: t('report.listing'), value: title },
            {
              label: t('report.address'),
              value: `${window.location.origin}${routes.opportunity(opportunityId)}`,
            },
          ]}
        />
        <SelectField
          name="reason"
          label={t('report.reason')}
          required
          options={REASONS.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
        />
        <TextAreaField
          name="explanation"
          label={t('report.explanation')}
          description={t('report.explanationHelp')}
          rows={5}
          maxLength={TEXT.longMax}
          required
        />
        <Reporter />
        <CheckboxField name="good_faith" label={t('report.goodFaith')} required />
        <DraftNotice />
      </Stack>
    </CancellableForm>
  );
}
