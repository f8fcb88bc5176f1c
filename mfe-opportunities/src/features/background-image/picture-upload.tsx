import { type BackgroundImage, type ErrorCode, FILE_SIZE, IMAGE_EXTENSIONS } from '@handover/shared/contract';
import { FileField, FormProvider, useAppForm, useServerErrors, useWatch, yup } from '@handover/shared/forms';
import { isHttpError } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { useEffect } from 'react';
import { useAddBackgroundImage } from '../../queries/add-background-image.mutation.ts';

interface PictureUploadProps {
  subSectorIds: readonly number[];
  onAdded: (image: BackgroundImage) => void;
}

const PROBLEMS: { readonly [Code in ErrorCode]?: string } = {
  'file.too_large': 'size',
  'file.image_too_large': 'size',
  'request.too_large': 'size',
  'file.wrong_content': 'type',
  'file.not_an_image': 'type',
  'background_image.too_many': 'tooMany',
};
const schema = yup.object({ image: yup.mixed<File>().nullable().defined() });
const ACCEPT = IMAGE_EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** Uploads a picture of the user as soon as it is chosen; it then joins the pictures to choose from. */
export function PictureUpload({ subSectorIds, onAdded }: PictureUploadProps) {
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
      const problem = error.code && PROBLEMS[error.code];
      if (problem) form.setError('image', { type: 'server', message: t(`picture.error.${problem}`) });
      else showErrors(error);
    }
  };
  // The image alone: each file is sent once, when it is chosen.
  useEffect(() => {
    if (image && !upload.isPending) void send(image);
  }, [image]);

  return (
    <FormProvider {...form}>
      <FileField
        name="image"
        label={t('picture.upload')}
        description={t('picture.uploadHelp')}
        accept={ACCEPT}
        maxSize={FILE_SIZE.image}
        progress={upload.isPending ? upload.progress : undefined}
        onCancel={upload.cancel}
      />
    </FormProvider>
  );
}
