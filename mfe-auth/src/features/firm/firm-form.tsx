import { FIRM_KINDS, type Firm, TEXT } from '@handover/shared/contract';
import { ImageField } from '@handover/shared/documents';
import {
  DraftNotice,
  FieldPair,
  Form,
  FormAlert,
  FormProvider,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  UnsavedGuard,
  useAppForm,
  useServerErrors,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useCountries } from '@handover/shared/reference';
import { Button, Group, Stack } from '@handover/shared/ui';
import { useChangeFirm, useFoundFirm } from '../../queries/firm.mutation.ts';
import { firmSchema } from './firm.schema.ts';
import { changedFields, type FirmValues, firmValues } from './firm-values.ts';

interface FirmFormProps {
  /** Null: a new one is founded. */
  firm: Firm | null;
  onDone?: () => void;
}

export function FirmForm({ firm, onDone }: FirmFormProps) {
  const { t } = useTranslation('auth');
  const messages = useMessages();
  const countries = useCountries();
  const [found, change] = [useFoundFirm(), useChangeFirm()];
  const form = useAppForm<FirmValues>({
    schema: firmSchema,
    defaultValues: firmValues(firm),
    draftKey: 'firm',
    draftEdits: firm !== null,
  });
  const showErrors = useServerErrors(form);
  const send = form.handleSubmit(async (values) => {
    const changed = changedFields(firm, values);
    try {
      if (changed) await (firm ? change : found).mutateAsync(changed);
      form.reset(values);
      messages.success(t(firm ? 'firm.saved' : 'firm.found.done'));
      onDone?.();
    } catch (error) {
      showErrors(error);
    }
  });
  return (
    <FormProvider {...form}>
      <Form onSubmit={send}>
        <UnsavedGuard />
        <Stack gap="lg">
          <FormAlert />
          <TextField
            name="name"
            label={t('firm.fields.name')}
            autoComplete="organization"
            focusFirst={firm !== null}
            maxLength={TEXT.companyNameMax}
            required
          />
          <FieldPair>
            <SelectField
              name="kind"
              label={t('firm.fields.kind')}
              options={FIRM_KINDS.map((value) => ({ value, label: t(`firm.kinds.${value}`) }))}
              required
            />
            <SelectField name="country" label={t('firm.fields.country')} {...countries} searchable required />
          </FieldPair>
          <TextField name="website" type="url" autoComplete="url" label={t('firm.fields.website')} />
          <ImageField
            name="logo"
            label={t('firm.fields.logo')}
            aspect={1}
            width={512}
            current={firm?.logo ?? null}
            emptyIcon="users"
          />
          <TextAreaField
            name="about"
            label={t('firm.fields.about')}
            description={t('firm.fields.aboutHelp')}
            maxLength={TEXT.firmAboutMax}
          />
          <DraftNotice withSaved={firm !== null} />
          <Group>
            <SubmitButton>{t(firm ? 'firm.save' : 'firm.found.submit')}</SubmitButton>
            {firm ? (
              <Button variant="default" onClick={onDone}>
                {t('firm.cancel')}
              </Button>
            ) : null}
          </Group>
        </Stack>
      </Form>
    </FormProvider>
  );
}
