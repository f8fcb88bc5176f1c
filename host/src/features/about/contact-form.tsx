import { TEXT } from '@handover/shared/contract';
import {
  DraftNotice,
  Form,
  FormAlert,
  FormProvider,
  PhoneField,
  SubmitButton,
  TextAreaField,
  TextField,
  useAppForm,
  useServerErrors,
} from '@handover/shared/forms';
import { hasCode } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { usePlatform } from '@handover/shared/platform';
import { Stack } from '@handover/shared/ui';
import { sendMessage } from '../../api/contact.api.ts';
import classes from './about-us.module.css';
import { contactSchema } from './contact.schema.ts';

const DRAFT = 'contact-us';

interface ContactFormProps {
  name: string;
  email: string;
  phone: string;
  /** Called with the address that the reply is sent to. */
  onSent: (email: string) => void;
}

export function ContactForm({ name, email, phone, onSent }: ContactFormProps) {
  const { t } = useTranslation('pages');
  const { http } = usePlatform();
  const messages = useMessages();
  const form = useAppForm({
    schema: contactSchema,
    defaultValues: { name, email, phone, message: '' },
    draftKey: DRAFT,
  });
  const showErrors = useServerErrors(form);
  const send = form.handleSubmit(async (values) => {
    try {
      await sendMessage(http, values);
      messages.success(t('contact.sent'));
      // The address is shown as it was typed: the one that is sent has the domain in the letters of the domain name
      // system.
      onSent(form.getValues('email').trim());
    } catch (error) {
      if (hasCode(error, 'contact.too_many', 'request.too_many'))
        form.setError('root.server', { type: 'server', message: t('contact.tooMany') });
      else showErrors(error);
    }
  });
  return (
    <FormProvider {...form}>
      <Form onSubmit={send} className={classes.form} aria-label={t('contact.title')}>
        <Stack gap="lg">
          <TextField name="name" label={t('contact.name')} autoComplete="name" required />
          <TextField
            name="email"
            type="email"
            label={t('contact.email')}
            description={t('contact.emailHelp')}
            autoComplete="email"
            required
          />
          <PhoneField name="phone" label={t('contact.phone')} description={t('contact.phoneHelp')} />
          <TextAreaField
            name="message"
            label={t('contact.message')}
            description={t('contact.messageHelp')}
            rows={7}
            maxLength={TEXT.longMax}
            required
          />
          <FormAlert title={t('contact.notSent')} />
          <DraftNotice />
          <div>
            <SubmitButton>{t('contact.submit')}</SubmitButton>
          </div>
        </Stack>
      </Form>
    </FormProvider>
  );
}
