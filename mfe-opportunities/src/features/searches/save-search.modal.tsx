import { SEARCH_ALERTS, TEXT } from '@handover/shared/contract';
import {
  CancellableForm,
  CheckboxField,
  rules,
  SelectField,
  TextField,
  useAppForm,
  yup,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { Stack } from '@handover/shared/ui';
import { ModalFrame } from '@handover/shared/ui-extra';
import { useSaveSearch } from '../../queries/searches.query.ts';

const schema = yup.object({
  name: rules.text({ min: TEXT.searchNameMin, max: TEXT.searchNameMax }).required('requiredField'),
  alert: yup.string().oneOf(SEARCH_ALERTS).required('requiredField'),
  by_mail: yup.boolean().required(),
});

/** Keeps the filters of a list under a name, which is proposed from them. */
export function SaveSearchModal({ type, filters, name, onClose }: ModalOf<'save-search'>) {
  const { t } = useTranslation('opportunities');
  const messages = useMessages();
  const save = useSaveSearch();
  const form = useAppForm({ schema, defaultValues: { name, alert: 'at_once' as const, by_mail: false } });
  return (
    <ModalFrame title={t('searches.save')} busy={save.isPending} onClose={() => onClose()}>
      <CancellableForm
        form={form}
        action={t('searches.keep')}
        busy={save.isPending}
        onCancel={() => onClose()}
        onSubmit={async (values) => {
          await save.mutateAsync({ ...values, type_of_opportunity: type, filters });
          messages.success(t('searches.kept'));
          onClose(true);
        }}
      >
        <Stack gap="md">
          <TextField
            name="name"
            label={t('searches.name')}
            maxLength={TEXT.searchNameMax}
            required
            focusFirst
          />
          <SelectField
            name="alert"
            label={t('searches.alert')}
            required
            options={SEARCH_ALERTS.map((value) => ({ value, label: t(`searches.alerts.${value}`) }))}
          />
          <CheckboxField name="by_mail" label={t('searches.byMail')} />
        </Stack>
      </CancellableForm>
    </ModalFrame>
  );
}
