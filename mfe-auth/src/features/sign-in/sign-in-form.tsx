import {
  CheckboxField,
  FormAlert,
  FormProvider,
  PasswordField,
  SubmitButton,
  TextField,
  useAppForm,
  useServerErrors,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { usePlatform } from '@handover/shared/platform';
import { Stack } from '@handover/shared/ui';
import { signIn } from '../../api/auth.api.ts';
import { signInSchema } from './sign-in.schema.ts';
import { signInProblem } from './sign-in-problem.ts';

interface SignInFormProps {
  onDone: () => void;
  /** Of the mailed link to sign in. */
  ticket?: string | undefined;
}

/** Signs in, for a year with "remember me"; typed values are kept after an error. */
export function SignInForm({ onDone, ticket }: SignInFormProps) {
  const { t } = useTranslation('auth');
  const { http, session } = usePlatform();
  const form = useAppForm({
    schema: signInSchema,
    defaultValues: { email: '', password: '', remember_me: false },
  });
  const showErrors = useServerErrors(form);
  const send = form.handleSubmit(async (values) => {
    try {
      const tokens = await signIn(http, ticket ? { ...values, ticket } : values);
      session.signIn(tokens, { remember: values.remember_me });
      onDone();
    } catch (error) {
      const problem = signInProblem(error, t);
      if (problem) form.setError('root.server', { type: 'server', message: problem });
      else showErrors(error);
    }
  });
  return (
    <FormProvider {...form}>
      <form onSubmit={send} noValidate>
        <Stack gap="lg">
          <FormAlert />
          <TextField name="email" type="email" autoComplete="username" label={t('fields.email')} required />
          <PasswordField name="password" label={t('fields.password')} required />
          <CheckboxField
            name="remember_me"
            label={t('fields.rememberMe')}
            description={t('help.rememberMe')}
          />
          <SubmitButton>{t('signIn.submit')}</SubmitButton>
        </Stack>
      </form>
    </FormProvider>
  );
}
