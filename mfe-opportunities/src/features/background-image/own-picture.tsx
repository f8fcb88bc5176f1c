import { type BackgroundImage, FILE_SIZE, IMAGE_EXTENSIONS } from '@handover/shared/contract';
import { FileField, FormProvider, useAppForm, useServerErrors, useWatch, yup } from '@handover/shared/forms';
import { isHttpError } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { useEffect } from 'react';
import { useAddBackgroundImage } from '../../queries/add-background-image.mutation.ts';

interface OwnPictureProps {
  subSectorIds: readonly number[];
  onAdded: (image: BackgroundImage) => void;
}

const REFUSED: Record<number, string> = { 413: 'size', 415: 'type', 429: 'tooMany' };
const schema = yup.object({ image: yup.mixed<File>().nullable().defined() });
const ACCEPT = IMAGE_EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** A picture of one's own: sent as soon as it is chosen, and then one of those to choose from. */
export function OwnPicture({ subSectorIds, onAdded }: OwnPictureProps) {
  const { t } = useTranslation('opportunities');
  const form = useAppForm<{ image: File | null }>({ schema, defaultValues: { image: null } });
  const showErrors = useServerErrors(form);
  const upload = useAddBackgroundImage(subSectorIds);
  const image = useWatch({ control: form.control, name: 'image' });

  const send = async (file: File) => {
    try {
      const added = await upload.mutateAsync(file);
      form.reset();
      onAdded(added);
    } catch (error) {
      form.reset();
      if (!isHttpError(error)) return showErrors(error);
      if (error.kind === 'aborted') return;
      const refused = REFUSED[error.status ?? 0];
      if (refused) form.setError('image', { type: 'server', message: t(`picture.refused.${refused}`) });
      else showErrors(error);
    }
  };
  // Each file is sent once, when it is chosen.
  useEffect(() => {
    if (image && !upload.isPending) void send(image);
  }, [image]);

  return (
    <FormProvider {...form}>
      <FileField
        name="image"
        label={t('picture.own')}
        description={t('picture.ownHelp')}
        accept={ACCEPT}
        maxSize={FILE_SIZE.image}
        progress={upload.isPending ? upload.progress : undefined}
        onCancel={upload.cancel}
      />
    </FormProvider>
  );
}
