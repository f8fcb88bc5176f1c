import type { User } from '@handover/shared/contract';
import {
  FormAlert,
  FormProvider,
  PhoneField,
  rules,
  SubmitButton,
  TextField,
  useAppForm,
  useServerErrors,
  yup,
} from '@handover/shared/forms';
import { fieldErrors, isHttpError } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useUnsavedGuard } from '@handover/shared/router';
import { Stack } from '@handover/shared/ui';
import { useState } from 'react';
import { useSaveProfile } from '../../queries/save-profile.mutation.ts';
import { changedFields, profileValues } from './changed-fields.ts';
import { isGoodPicture } from './is-good-picture.ts';
import { PictureInput } from './picture-input.tsx';

/** Too large, another kind than its name says, or not to be read: about the picture, whatever the server's words. */
const refusesPicture = (error: unknown) =>
  'image' in fieldErrors(error) || (isHttpError(error) && (error.status === 413 || error.status === 415));

/** Sends what has changed; what the server refuses stands at its field, and stays typed. */
export function ProfileForm({ user }: { user: User }) {
  const { t } = useTranslation('auth');
  const messages = useMessages();
  const save = useSaveProfile();
  const [image, setImage] = useState<File>();
  const [imageError, setImageError] = useState<string>();
  const form = useAppForm({
    schema: yup.object({
      first_name: rules.name(),
      last_name: rules.name(),
      linkedin_url: rules.url(),
      phone: rules.phone(),
    }),
    defaultValues: profileValues(user),
  });
  const showErrors = useServerErrors(form);
  useUnsavedGuard(form.formState.isDirty || image !== undefined);
  const choose = (file: File | undefined) => {
    const good = !file || isGoodPicture(file);
    setImage(good ? file : undefined);
    setImageError(good ? undefined : t('rules.image'));
  };
  const send = form.handleSubmit(async (values) => {
    const changed = changedFields(user, values, image);
    if (!changed) return messages.success(t('profile.unchanged'));
    try {
      const answer = await save.mutateAsync({ userId: user.id, changed });
      form.reset(profileValues({ ...user, ...answer }));
      setImage(undefined);
      messages.success(t('profile.saved'));
    } catch (error) {
      if (refusesPicture(error)) setImageError(t('rules.image'));
      else showErrors(error);
    }
  });
  return (
    <FormProvider {...form}>
      <form onSubmit={send} noValidate>
        <Stack gap="lg">
          <FormAlert />
          <PictureInput
            name={`${user.first_name} ${user.last_name}`}
            current={user.image}
            chosen={image}
            error={imageError}
            onChoose={choose}
          />
          <TextField name="first_name" autoComplete="given-name" label={t('fields.firstName')} required />
          <TextField name="last_name" autoComplete="family-name" label={t('fields.lastName')} required />
          <PhoneField name="phone" label={t('fields.phone')} description={t('help.phone')} />
          <TextField
            name="linkedin_url"
            type="url"
            label={t('fields.linkedin')}
            description={t('help.linkedin')}
          />
          <SubmitButton>{t('profile.submit')}</SubmitButton>
        </Stack>
      </form>
    </FormProvider>
  );
}
