import type { ClosingLine } from '@handover/shared/contract';
import { CancellableForm, DraftNotice, UnsavedGuard, useAppForm } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useState } from 'react';
import { useClosedNotice } from '../../../hooks/use-closed-notice.ts';
import type { usePatchClosingLine } from '../../../queries/closing.mutation.ts';
import { closingLineSchema } from '../closing.schema.ts';
import { LineFields, toLine } from './line-fields.tsx';

const FIELDS = ['kind', 'title', 'owed_by', 'due_on'] as const;

interface EditClosingLineProps {
  line: ClosingLine;
  patch: ReturnType<typeof usePatchClosingLine>;
  onClose: () => void;
}

/** Who changes what was changed meanwhile is told first. */
export function EditClosingLine({ line, patch, onClose }: EditClosingLineProps) {
  const { t } = useTranslation('deals');
  const closedNotice = useClosedNotice('deal');
  const [read, setRead] = useState(line);
  const isChanged = FIELDS.some((name) => read[name] !== line[name]);
  const [initial] = useState({
    kind: line.kind as string,
    title: line.title,
    owed_by: line.owed_by as string,
    due_on: (line.due_on ?? '') as string,
  });
  const form = useAppForm({
    schema: closingLineSchema,
    defaultValues: initial,
    draftKey: `closing-line-${line.id}`,
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
          await patch.mutateAsync(toLine(values));
          onClose();
        } catch (error) {
          throw closedNotice.toFormError(error);
        }
      }}
    >
      <UnsavedGuard />
      <LineFields focusFirst />
      <DraftNotice />
    </CancellableForm>
  );
}
