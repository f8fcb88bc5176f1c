import { FIRM_ROLES, type InviteBody } from '@handover/shared/contract';
import {
  Form,
  FormAlert,
  FormProvider,
  SelectField,
  SubmitButton,
  TextField,
  useAppForm,
  useServerErrors,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { Stack } from '@handover/shared/ui';
import { useInvite } from '../../../queries/firm.mutation.ts';
import classes from '../firm.module.css';
import { inviteSchema } from '../firm.schema.ts';

const EMPTY: InviteBody = { email: '', role: 'member' };

/** Has an invitation mailed. */
export function InviteForm() {
  const { t } = useTranslation('auth');
  const messages = useMessages();
  const invite = useInvite();
  const form = useAppForm<InviteBody>({ schema: inviteSchema, defaultValues: EMPTY, mode: 'onSubmit' });
  const showErrors = useServerErrors(form);
  const send = form.handleSubmit(async (values) => {
    try {
      await invite.mutateAsync(values);
      form.reset(EMPTY);
      messages.success(t('firm.invite.done', { email: values.email }));
    } catch (error) {
      showErrors(error);
    }
  });
  return (
    <FormProvider {...form}>
      <Form onSubmit={send}>
        <Stack gap="md">
          <FormAlert />
          <div className={classes.invite}>
            <TextField name="email" type="email" autoComplete="off" label={t('firm.invite.email')} required />
            <SelectField
              name="role"
              label={t('firm.invite.role')}
              options={FIRM_ROLES.map((value) => ({ value, label: t(`firm.roles.${value}`) }))}
              required
            />
            <SubmitButton>{t('firm.invite.submit')}</SubmitButton>
          </div>
        </Stack>
      </Form>
    </FormProvider>
  );
}
