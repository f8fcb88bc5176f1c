import { DEAL_SIDES, type DiligenceLineDetail, TEXT } from '@handover/shared/contract';
import {
  CancellableForm,
  DateField,
  FieldPair,
  TextAreaField,
  TextField,
  UnsavedGuard,
  useAppForm,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { NativeSelect } from '@handover/shared/ui';
import { useClosedNotice } from '../../../hooks/use-closed-notice.ts';
import { usePatchLine } from '../../../queries/diligence.mutation.ts';
import { editLineSchema } from '../diligence.schema.ts';

/** What is asked for, in which section, until when and by whom. */
export function EditLine({ line, onClose }: { line: DiligenceLineDetail; onClose: () => void }) {
  const { t } = useTranslation('deals');
  const patch = usePatchLine(line);
  const closedNotice = useClosedNotice('deal');
  const { section, request, owed_by } = line;
  const form = useAppForm({
    schema: editLineSchema,
    defaultValues: { section, request, due_on: line.due_on ?? '', owed_by },
  });
  return (
    <CancellableForm
      form={form}
      action={t('diligence.edit.action')}
      onCancel={onClose}
      onSubmit={async (values) => {
        try {
          await patch.mutateAsync({
            section: values.section.trim(),
            request: values.request.trim(),
            due_on: values.due_on || null,
            owed_by: values.owed_by,
          });
          onClose();
        } catch (error) {
          throw closedNotice.toFormError(error);
        }
      }}
    >
      <UnsavedGuard />
      <TextAreaField
        name="request"
        label={t('diligence.add.request')}
        maxLength={TEXT.requestMax}
        required
        focusFirst
      />
      <TextField name="section" label={t('diligence.add.section')} maxLength={TEXT.sectionMax} required />
      <FieldPair>
        <DateField name="due_on" label={t('diligence.add.due')} />
        <NativeSelect
          label={t('diligence.edit.owedBy')}
          value={form.watch('owed_by')}
          onChoose={(side) =>
            form.setValue('owed_by', side === 'buyer' ? 'buyer' : 'seller', { shouldDirty: true })
          }
          options={DEAL_SIDES.map((side) => ({ value: side, label: t(`diligence.edit.side.${side}`) }))}
        />
      </FieldPair>
    </CancellableForm>
  );
}
