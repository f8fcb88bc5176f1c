import type { Tokens } from '@handover/shared/contract';
import {
  CheckboxField,
  Form,
  FormAlert,
  FormProvider,
  PasswordField,
  SubmitButton,
  TextField,
  useAppForm,
  useServerErrors,
} from '@handover/shared/forms';
import { hasCode } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { usePlatform } from '@handover/shared/platform';
import { Link, routes } from '@handover/shared/router';
import { Stack } from '@handover/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { signIn } from '../../api/auth.api.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import classes from './sign-in.module.css';
import { signInSchema } from './sign-in.schema.ts';
import { signInProblem } from './sign-in-problem.ts';

interface SignInFormProps {
  onDone: () => void;
  /** The ticket of the mailed link to sign in. */
  ticket?: string | undefined;
}

/** Signs in, for a year with "remember me"; typed values are kept after an error. */
export function SignInForm({ onDone, ticket }: SignInFormProps) {
  const { t } = useTranslation('auth');
  const { http, session } = usePlatform();
  /** The ticket of the first step, if the account has a second one. */
  const [secondStep, setSecondStep] = useState<string>();
  const form = useAppForm({
    schema: signInSchema,
    defaultValues: { email: '', password: '', remember_me: false },
  });
  const showErrors = useServerErrors(form);
  const { setFocus } = form;
  const isBack = useRef(false);
  useEffect(() => {
    if (secondStep === undefined && isBack.current) setFocus('password');
  }, [secondStep, setFocus]);
  const remember = () => form.getValues('remember_me');
  const enter = (tokens: Tokens) => {
    session.signIn(tokens, { remember: remember() });
    onDone();
  };
  const send = form.handleSubmit(async (values) => {
    try {
      const tokens = await signIn(http, ticket ? { ...values, ticket } : values);
      enter(tokens);
    } catch (error) {
      if (hasCode(error, 'auth.second_factor_needed')) return setSecondStep(error.params.ticket);
      const problem = signInProblem(error, t);
      if (problem) form.setError('root.server', { type: 'server', message: problem });
      else showErrors(error);
    }
  });
  if (secondStep)
    return (
      <SecondStepForm
        ticket={secondStep}
        remember={remember}
        onTokens={enter}
        onBack={(late) => {
          // The button that had the focus is gone.
          isBack.current = true;
          setSecondStep(undefined);
          form.resetField('password');
          if (late) form.setError('root.server', { type: 'server', message: t('codes.late') });
        }}
      />
    );
  return (
    <FormProvider {...form}>
      <Form onSubmit={send}>
        <Stack gap="lg">
          <FormAlert />
          <TextField name="email" type="email" autoComplete="username" label={t('fields.email')} required />
          <div className={classes.password}>
            <PasswordField name="password" label={t('fields.password')} required />
            <Link to={routes.forgotPassword} className={classes.forgot}>
              {t('signIn.forgot')}
            </Link>
          </div>
          <CheckboxField
            name="remember_me"
            label={t('fields.rememberMe')}
            description={t('help.rememberMe')}
          />
          <SubmitButton>{t('signIn.submit')}</SubmitButton>
          <PasskeyButton remember={remember} onTokens={enter} />
        </Stack>
      </Form>
    </FormProvider>
  );
}
