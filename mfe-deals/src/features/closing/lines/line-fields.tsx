import {
  CLOSING_KINDS,
  CLOSING_MAX,
  CLOSING_OWNERS,
  type ClosingKind,
  type ClosingOwner,
} from '@handover/shared/contract';
import { DateField, FieldPair, TextField, useFormContext, useWatch } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { NativeSelect } from '@handover/shared/ui';

export interface LineValues {
  kind: string;
  title: string;
  owed_by: string;
  due_on: string;
}

/** The values of the form as the call takes them. */
export const toLine = ({ kind, title, owed_by, due_on }: LineValues) => ({
  kind: kind as ClosingKind,
  title: title.trim(),
  owed_by: owed_by as ClosingOwner,
  due_on: due_on || null,
});

/** What a line is about and says, who owes it, and until when. */
export function LineFields({ focusFirst = false }: { focusFirst?: boolean }) {
  const { t } = useTranslation('deals');
  const { control, setValue } = useFormContext<LineValues>();
  const [kind, owedBy] = useWatch({ control, name: ['kind', 'owed_by'] });
  return (
    <>
      <TextField
        name="title"
        label={t('closing.list.what')}
        maxLength={CLOSING_MAX.title}
        required
        focusFirst={focusFirst}
      />
      <FieldPair>
        <NativeSelect
          label={t('closing.list.kind')}
          value={kind}
          onChoose={(value) => setValue('kind', value, { shouldDirty: true })}
          options={CLOSING_KINDS.map((value) => ({ value, label: t(`closing.kinds.${value}`) }))}
        />
        <NativeSelect
          label={t('diligence.edit.owedBy')}
          value={owedBy}
          onChoose={(value) => setValue('owed_by', value, { shouldDirty: true })}
          options={CLOSING_OWNERS.map((value) => ({ value, label: t(`closing.owners.${value}`) }))}
        />
      </FieldPair>
      <DateField name="due_on" label={t('diligence.add.due')} />
    </>
  );
}
