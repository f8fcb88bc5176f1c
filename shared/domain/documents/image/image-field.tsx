import { Input } from '@mantine/core';
import { useEffect, useState } from 'react';
import { FILE_SIZE, IMAGE_EXTENSIONS } from '../../../contract/limits.ts';
import { useFormat } from '../../../design/format/index.ts';
import { DropZone, type FieldProps, useField, useFormContext } from '../../../design/forms/index.ts';
import { Button, Icon, type IconName } from '../../../design/ui/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { CropDialog } from './crop-dialog.tsx';
import classes from './image.module.css';
import { useCroppedImage } from './use-cropped-image.ts';

export interface ImageFieldProps extends Omit<FieldProps, 'placeholder'> {
  /** Width by height of the crop: 1 for a portrait, 16 / 9 for a background. */
  aspect: number;
  /** The URL of the stored image. */
  current?: string | null;
  /** Maximum width of the upload in pixels. */
  width?: number;
  /** Shown if there is no image. */
  emptyIcon?: IconName;
}

const ACCEPT = IMAGE_EXTENSIONS.map((each) => `.${each}`).join(',');

const usePreview = (file: unknown) => {
  const [preview, setPreview] = useState<string>();
  useEffect(() => {
    if (!(file instanceof Blob)) return setPreview(undefined);
    const url = URL.createObjectURL(file);
    setPreview(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return preview;
};

/**
 * An image: jpg, png or webp of up to 5 MB, cropped to the aspect ratio. The value is undefined while it is unchanged, a File (jpg,
 * webp or png) with the crop, or null if the image was removed.
 */
export const ImageField = (props: ImageFieldProps) => {
  const { name, label, description, required, disabled, aspect, current, width = 1600 } = props;
  const { t } = useTranslation('inputs');
  const { fileSize } = useFormat();
  const { setValue } = useFormContext();
  const { field, error } = useField(name);
  const setImage = (value: File | null) =>
    setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const image = useCroppedImage({ aspect, width, onCropped: setImage });
  const preview = usePreview(field.value);
  const shown = preview ?? (field.value === null ? undefined : current || undefined);
  const max = fileSize(FILE_SIZE.image);
  const shownError = image.problem ? t(`picture.${image.problem}`, { max }) : error;
  const id = `image-${name}`;
  return (
    <Input.Wrapper id={id} label={label} description={description} withAsterisk={required} error={shownError}>
      <div className={classes.field}>
        <div
          className={classes.picture}
          data-wide={aspect > 1.2 || undefined}
          style={{ aspectRatio: aspect }}
        >
          {shown ? (
            <img src={shown} alt={t(preview ? 'picture.chosen' : 'picture.current')} />
          ) : (
            <Icon name={props.emptyIcon ?? 'user'} size={32} label={t('picture.none')} />
          )}
        </div>
        <div className={classes.choice}>
          <DropZone
            id={id}
            accept={ACCEPT}
            disabled={disabled}
            invalid={Boolean(shownError)}
            describedBy={shownError ? `${id}-error` : undefined}
            hint={t('picture.drop', { max })}
            inputRef={field.ref}
            onBlur={field.onBlur}
            onFiles={([file]) => file && image.choose(file)}
          />
          <div className={classes.actions}>
            {image.adjustable ? (
              <Button variant="default" size="xs" disabled={disabled} onClick={image.adjust}>
                {t('picture.adjust')}
              </Button>
            ) : null}
            {shown ? (
              <Button
                variant="subtle"
                size="xs"
                disabled={disabled}
                onClick={() => {
                  image.reset();
                  setImage(null);
                }}
              >
                {t('picture.remove')}
              </Button>
            ) : null}
          </div>
        </div>
      </div>
      {image.cropping ? (
        <CropDialog
          image={image.cropping.image}
          start={image.cropping.crop}
          aspect={aspect}
          onClose={image.close}
        />
      ) : null}
    </Input.Wrapper>
  );
};
