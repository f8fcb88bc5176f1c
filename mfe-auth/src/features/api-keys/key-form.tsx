import { KEY_DAYS, KEY_KINDS, type MadeApiKey } from '@handover/shared/contract';
import {
  Form,
  FormAlert,
  FormProvider,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  useAppForm,
  useServerErrors,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Section, Stack } from '@handover/shared/ui';
import { useConfirmIdentity } from '../../hooks/use-confirm-identity.ts';
import { useMakeApiKey } from '../../queries/api-keys.query.ts';
import { apiKeySchema, EMPTY_KEY, type KeyValues, NEVER, toKeyBody } from './api-key.schema.ts';

/** Makes a key, once its owner has confirmed that it is them. */
export function KeyForm({ onMade }: { onMade: (made: MadeApiKey) => void }) {
  const { t } = useTranslation('auth');
  const confirmIdentity = useConfirmIdentity();
  const make = useMakeApiKey();
  const form = useAppForm<KeyValues>({ schema: apiKeySchema, defaultValues: EMPTY_KEY });
  const showErrors = useServerErrors(form);
  const isWidget = form.watch('kind') === 'widget';
  const send = form.handleSubmit(async (values) => {
    if (!(await confirmIdentity())) return;
    try {
      const made = await make.mutateAsync(toKeyBody(values));
      form.reset(EMPTY_KEY);
      onMade(made);
    } catch (error) {
      showErrors(error);
    }
  });
  return (
    <Section title={t('apiKeys.form.title')}>
      <FormProvider {...form}>
        <Form onSubmit={send}>
          <Stack gap="md">
            <FormAlert />
            <SelectField
              name="kind"
              label={t('apiKeys.form.kind')}
              options={KEY_KINDS.map((value) => ({ value, label: t(`apiKeys.kinds.${value}`) }))}
              searchable={false}
              required
            />
            <TextField
              name="name"
              label={t('apiKeys.form.name')}
              description={t('apiKeys.form.nameHelp')}
              autoComplete="off"
              required
            />
            {isWidget ? (
              <TextAreaField
                name="sites"
                label={t('apiKeys.form.sites')}
                description={t('apiKeys.form.sitesHelp')}
                required
              />
            ) : (
              <SelectField
                name="scope"
                label={t('apiKeys.form.scope')}
                options={(['published', 'states'] as const).map((value) => ({
                  value,
                  label: t(`apiKeys.scopes.${value}`),
                }))}
                searchable={false}
                required
              />
            )}
            <SelectField
              name="days"
              label={t('apiKeys.form.ends')}
              options={[
                { value: NEVER, label: t('apiKeys.form.never') },
                ...KEY_DAYS.map((count) => ({
                  value: String(count),
                  label: t('apiKeys.form.days', { count }),
                })),
              ]}
              searchable={false}
              required
            />
            <div>
              <SubmitButton>{t('apiKeys.form.submit')}</SubmitButton>
            </div>
          </Stack>
        </Form>
      </FormProvider>
    </Section>
  );
}
