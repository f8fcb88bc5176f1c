import { TEXT, type User } from '@handover/shared/contract';
import { ImageField } from '@handover/shared/documents';
import {
  DraftNotice,
  Form,
  FormAlert,
  FormProvider,
  PhoneField,
  SubmitButton,
  TextAreaField,
  TextField,
  UnsavedGuard,
  useAppForm,
  useServerErrors,
} from '@handover/shared/forms';
import { hasCode, isHttpError } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { Group, Stack } from '@handover/shared/ui';
import { useSaveProfile } from '../../queries/save-profile.mutation.ts';
import { changedFields, type ProfileValues, profileValues } from './changed-fields.ts';
import classes from './profile.module.css';
import { profileSchema } from './profile.schema.ts';
import { ProfilePreview } from './profile-preview.tsx';

const isPictureRefused = (error: unknown) =>
  hasCode(error, 'file.image_too_large', 'file.not_an_image', 'request.too_large') ||
  (isHttpError(error) && 'image' in error.fieldCodes);

/** Sends the changed fields; errors of the server are shown at their fields, and typed values are kept. */
export function ProfileForm({ user }: { user: User }) {
  const { t } = useTranslation('auth');
  const messages = useMessages();
  const save = useSaveProfile();
  const form = useAppForm<ProfileValues>({
    schema: profileSchema,
    defaultValues: profileValues(user),
    draftKey: 'profile',
    draftEdits: true,
  });
  const showErrors = useServerErrors(form);
  const send = form.handleSubmit(async (values) => {
    const changed = changedFields(user, values);
    if (!changed) return messages.success(t('profile.unchanged'));
    try {
      const saved = await save.mutateAsync({ userId: user.id, changed });
      form.reset(profileValues({ ...user, ...saved }));
      messages.success(t('profile.saved'));
    } catch (error) {
      if (isPictureRefused(error)) form.setError('image', { type: 'server', message: t('rules.image') });
      else showErrors(error);
    }
  });
  return (
    <FormProvider {...form}>
      <div className={classes.columns}>
        <Form onSubmit={send}>
          <UnsavedGuard />
          <Stack gap="lg">
            <FormAlert />
            <ImageField name="image" label={t('fields.image')} aspect={1} width={512} current={user.image} />
            <div className={classes.pair}>
              <TextField name="first_name" autoComplete="given-name" label={t('fields.firstName')} required />
              <TextField name="last_name" autoComplete="family-name" label={t('fields.lastName')} required />
              <TextField name="role" autoComplete="organization-title" label={t('fields.role')} />
              <TextField name="company" autoComplete="organization" label={t('fields.company')} />
              <TextField name="place" autoComplete="address-level2" label={t('fields.place')} />
              <TextField name="spoken_languages" autoComplete="off" label={t('fields.spokenLanguages')} />
            </div>
            <TextAreaField
              name="about"
              label={t('fields.about')}
              description={t('help.about')}
              maxLength={TEXT.aboutMax}
            />
            <TextField name="website" type="url" autoComplete="url" label={t('fields.website')} />
            <TextField
              name="linkedin_url"
              type="url"
              label={t('fields.linkedin')}
              description={t('help.linkedin')}
            />
            <PhoneField name="phone" label={t('fields.phone')} description={t('help.phone')} />
            <DraftNotice withSaved />
            <Group>
              <SubmitButton>{t('profile.submit')}</SubmitButton>
            </Group>
          </Stack>
        </Form>
        <ProfilePreview user={user} />
      </div>
    </FormProvider>
  );
}
