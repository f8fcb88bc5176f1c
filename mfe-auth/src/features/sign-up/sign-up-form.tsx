import {
  DraftNotice,
  Form,
  FormAlert,
  FormProvider,
  PasswordField,
  SubmitButton,
  TextField,
  useAppForm,
  useServerErrors,
} from '@handover/shared/forms';
import { hasFieldCode } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { usePlatform } from '@handover/shared/platform';
import { Stack } from '@handover/shared/ui';
import { signUp } from '../../api/auth.api.ts';
import classes from './sign-up.module.css';
import { signUpSchema } from './sign-up.schema.ts';

const EMPTY = { email: '', first_name: '', last_name: '', password1: '', password2: '' };

const DRAFT = 'sign-up';

/** Creates an account and signs in. What was typed survives a reload, but for the passwords. */
export function SignUpForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('auth');
  const { http, session, drafts } = usePlatform();
  const form = useAppForm({
    schema: signUpSchema,
    defaultValues: EMPTY,
    draftKey: DRAFT,
  });
  const showErrors = useServerErrors(form);
  const send = form.handleSubmit(async (values) => {
    try {
      const { access, refresh } = await signUp(http, values);
      // The draft would otherwise become one of the new account.
      drafts.of(DRAFT).remove();
      session.signIn({ access, refresh });
      onDone();
    } catch (error) {
      showErrors(error);
      if (hasFieldCode(error, 'email', 'account.email_taken'))
        form.setError('email', { type: 'server', message: t('signUp.taken') });
    }
  });
  return (
    <FormProvider {...form}>
      <Form onSubmit={send}>
        <Stack gap="md">
          <FormAlert />
          <TextField
            name="email"
            type="email"
            autoComplete="username"
            label={t('fields.email')}
            description={t('help.email')}
            required
          />
          <div className={classes.pair}>
            <TextField name="first_name" autoComplete="given-name" label={t('fields.firstName')} required />
            <TextField name="last_name" autoComplete="family-name" label={t('fields.lastName')} required />
          </div>
          <div className={classes.pair}>
            <PasswordField name="password1" label={t('fields.newPassword')} withRules required />
            <PasswordField
              name="password2"
              label={t('fields.passwordAgain')}
              autoComplete="new-password"
              required
            />
          </div>
          <DraftNotice />
          <SubmitButton>{t('signUp.submit')}</SubmitButton>
        </Stack>
      </Form>
    </FormProvider>
  );
}
