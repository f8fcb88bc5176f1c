import {
  AlertRegion,
  Form,
  FormAlert,
  FormProvider,
  PasswordField,
  SubmitButton,
  useAppForm,
  useServerErrors,
} from '@handover/shared/forms';
import { isHttpError } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { usePlatform } from '@handover/shared/platform';
import { Link, routes } from '@handover/shared/router';
import { Alert, Button, Stack } from '@handover/shared/ui';
import { setUpPassword } from '../../api/auth.api.ts';
import { newPasswordSchema } from './new-password.schema.ts';

interface NewPasswordFormProps {
  userId: string;
  token: string;
  onDone: () => void;
  /** The link does not hold any more. */
  isOver: boolean;
  onOver: () => void;
}

/** The token is refused, or nobody has that id. */
const isLinkInvalid = (error: unknown) =>
  isHttpError(error) && (error.status === 404 || 'token' in error.fieldCodes);

/** The form for a new password. A link that was used or has expired has no fields. */
export function NewPasswordForm({ userId, token, onDone, isOver, onOver }: NewPasswordFormProps) {
  const { t } = useTranslation('auth');
  const { http } = usePlatform();
  const form = useAppForm({
    schema: newPasswordSchema,
    defaultValues: { password1: '', password2: '' },
  });
  const showErrors = useServerErrors(form);
  const send = form.handleSubmit(async (values) => {
    try {
      await setUpPassword(http, { userId, token, ...values });
      onDone();
    } catch (error) {
      if (isLinkInvalid(error)) onOver();
      else showErrors(error);
    }
  });
  if (isOver)
    return (
      <Stack gap="lg" align="flex-start">
        <AlertRegion>
          <Alert color="danger" role="presentation">
            {t('recovery.expired')}
          </Alert>
        </AlertRegion>
        <Button component={Link} to={routes.forgotPassword}>
          {t('recovery.askAgain')}
        </Button>
      </Stack>
    );
  return (
    <FormProvider {...form}>
      <Form onSubmit={send}>
        <Stack gap="lg">
          <FormAlert />
          <PasswordField name="password1" label={t('fields.newPassword')} withRules required />
          <PasswordField
            name="password2"
            label={t('fields.passwordAgain')}
            autoComplete="new-password"
            required
          />
          <SubmitButton>{t('recovery.setSubmit')}</SubmitButton>
          <Link to={routes.forgotPassword}>{t('recovery.askAgain')}</Link>
        </Stack>
      </Form>
    </FormProvider>
  );
}
