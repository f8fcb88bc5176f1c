import type { Tokens } from '@handover/shared/contract';
import {
  Form,
  FormAlert,
  FormProvider,
  SubmitButton,
  TextField,
  useAppForm,
  useServerErrors,
} from '@handover/shared/forms';
import { hasCode } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { usePlatform } from '@handover/shared/platform';
import { Button, Stack, Text } from '@handover/shared/ui';
import { useEffect } from 'react';
import { makeSecondStep } from '../../api/second-factor.api.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { secondStepSchema } from './sign-in.schema.ts';
import { signInProblem } from './sign-in-problem.ts';

interface SecondStepFormProps {
  /** The ticket of the first step. */
  ticket: string;
  /** Read when it is needed. */
  remember: () => boolean;
  onTokens: (tokens: Tokens) => void;
  /** Goes back to the first step; `late` if the ticket is no longer valid. */
  onBack: (late: boolean) => void;
}

/** The second step of a sign-in: a code of the app, or a recovery code. */
export function SecondStepForm({ ticket, remember, onTokens, onBack }: SecondStepFormProps) {
  const { t } = useTranslation('auth');
  const { http } = usePlatform();
  const form = useAppForm({ schema: secondStepSchema, defaultValues: { code: '' } });
  const showErrors = useServerErrors(form);
  const { setFocus } = form;
  // The field that had the focus is gone.
  useEffect(() => setFocus('code'), [setFocus]);
  const send = form.handleSubmit(async ({ code }) => {
    try {
      onTokens(await makeSecondStep(http, { ticket, code }));
    } catch (error) {
      if (hasCode(error, 'auth.second_factor_ticket_invalid')) return onBack(true);
      const problem = signInProblem(error, t);
      if (problem) form.setError('root.server', { type: 'server', message: problem });
      else showErrors(error);
    }
  });
  return (
    <FormProvider {...form}>
      <Form onSubmit={send} aria-label={t('codes.stepTitle')}>
        <Stack gap="lg">
          <Text>{t('codes.stepLead')}</Text>
          <FormAlert />
          <TextField
            name="code"
            label={t('codes.code')}
            description={t('codes.codeOrRecovery')}
            autoComplete="one-time-code"
            required
          />
          <SubmitButton>{t('signIn.submit')}</SubmitButton>
          <PasskeyButton remember={remember} onTokens={onTokens} />
          <Button variant="default" onClick={() => onBack(false)}>
            {t('codes.back')}
          </Button>
        </Stack>
      </Form>
    </FormProvider>
  );
}
