import { type HouseList, LISTED, type ListedName } from '@handover/shared/contract';
import { FormSection, RecordForm, SelectField, TextField, useRecordForm } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useNavigate } from '@handover/shared/router';
import { useSaveName } from '../../queries/save-list-entry.mutation.ts';
import { newName, storedName } from '../../rules/list-values.ts';
import { listedNameSchema } from './list-entry.schema.ts';

interface NameFormProps {
  list: HouseList;
  /** Undefined: a new one. */
  entry: ListedName | undefined;
  /** The sector of a new sub-sector. */
  parent: number | null;
  /** The page of the list. */
  back: string;
}

const FIELDS = ['name', 'name_fr', 'state'];

/** The names of an entry in both languages, and whether it is offered. */
export function NameForm({ list, entry, parent, back }: NameFormProps) {
  const { t } = useTranslation('auth');
  const messages = useMessages();
  const navigate = useNavigate();
  const isCategory = list === 'faq_categories';
  const record = useRecordForm({
    schema: listedNameSchema,
    stored: entry ? storedName(entry) : { values: newName, updatedAt: undefined },
    draftKey: `${list}-${entry?.id ?? `create-${parent ?? ''}`}`,
    sections: [{ id: 'names', title: t('lists.names'), fields: FIELDS, required: FIELDS }],
    calls: useSaveName(list, parent),
    onSaved: () => {
      messages.success(t('lists.saved'));
      navigate(back, { replace: true });
    },
  });
  return (
    <RecordForm record={record} action={t('lists.save')} cancel={{ to: back, label: t('lists.cancel') }}>
      <FormSection id="names" title={t('lists.names')}>
        <TextField name="name" label={t('lists.name')} maxLength={LISTED.nameMax} required />
        <TextField name="name_fr" label={t('lists.nameFr')} maxLength={LISTED.nameMax} required />
        <SelectField
          name="state"
          label={t(isCategory ? 'lists.faq.shown' : 'lists.offered')}
          description={t(isCategory ? 'lists.shownHelp' : 'lists.offeredHelp')}
          options={[
            { value: 'offered', label: t(isCategory ? 'lists.states.shown' : 'lists.states.offered') },
            { value: 'retired', label: t(isCategory ? 'lists.states.hidden' : 'lists.states.retired') },
          ]}
          required
        />
      </FormSection>
    </RecordForm>
  );
}
