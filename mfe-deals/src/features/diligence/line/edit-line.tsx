import { DEAL_SIDES, type DiligenceLineDetail, TEXT } from '@handover/shared/contract';
import {
  CancellableForm,
  DateField,
  DraftNotice,
  FieldPair,
  TextAreaField,
  TextField,
  UnsavedGuard,
  useAppForm,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { NativeSelect } from '@handover/shared/ui';
import { useState } from 'react';
import { useClosedNotice } from '../../../hooks/use-closed-notice.ts';
import { usePatchLine } from '../../../queries/diligence.mutation.ts';
import { editLineSchema } from '../diligence.schema.ts';

const FIELDS = ['section', 'request', 'due_on', 'owed_by'] as const;

/** What is asked for, in which section, until when and by whom. Who changes what was changed meanwhile is told first. */
export function EditLine({ line, onClose }: { line: DiligenceLineDetail; onClose: () => void }) {
  const { t } = useTranslation('deals');
  const patch = usePatchLine(line);
  const closedNotice = useClosedNotice('deal');
  const [read, setRead] = useState(line);
  const isChanged = FIELDS.some((name) => read[name] !== line[name]);
  const [initial] = useState({
    section: line.section,
    request: line.request,
    due_on: line.due_on ?? '',
    owed_by: line.owed_by,
  });
  const form = useAppForm({
    schema: editLineSchema,
    defaultValues: initial,
    draftKey: `diligence-line-${line.id}`,
    draftEdits: true,
  });
  return (
    <CancellableForm
      form={form}
      action={t('diligence.edit.action')}
      onCancel={onClose}
      onSubmit={async (values) => {
        if (isChanged) {
          setRead(line);
          return form.setError('root.server', { type: 'held', message: t('diligence.edit.changed') });
        }
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
      <DraftNotice />
    </CancellableForm>
  );
}
