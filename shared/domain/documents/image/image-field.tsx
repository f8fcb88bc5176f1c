import { Input } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FILE_SIZE, IMAGE_EXTENSIONS } from '../../../contract/limits.ts';
import { useFormat } from '../../../design/format/index.ts';
import { DropZone, type FieldProps, useField } from '../../../design/forms/index.ts';
import { Button, Icon, type IconName } from '../../../design/ui/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { CropDialog } from './crop-dialog.tsx';
import classes from './image.module.css';
import { usePicture } from './use-picture.ts';

export interface ImageFieldProps extends Omit<FieldProps, 'placeholder'> {
  /** Width by height of what is kept: 1 for a portrait, 16 / 9 for a background. */
  aspect: number;
  /** Address of the picture that is stored; pictures of the product are open to whoever knows their address. */
  current?: string | null;
  /** Pixels across of what is sent, at most. */
  width?: number;
  /** Stands where there is no picture. */
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
 * A picture: jpg, png or webp of up to 5 MB, of which a part of the given shape is chosen. The value is undefined while nothing
 * was changed, a File (jpg, webp or png) of the part that was chosen, or null once the picture was taken away.
 */
export const ImageField = (props: ImageFieldProps) => {
  const { name, label, description, required, disabled, aspect, current, width = 1600 } = props;
  const { t } = useTranslation('inputs');
  const { fileSize } = useFormat();
  const { setValue } = useFormContext();
  const { field, error } = useField(name);
  const put = (value: File | null) =>
    setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const picture = usePicture({ aspect, width, onCut: put });
  const preview = usePreview(field.value);
  const shown = preview ?? (field.value === null ? undefined : current || undefined);
  const max = fileSize(FILE_SIZE.image);
  const wrong = picture.problem ? t(`picture.${picture.problem}`, { max }) : error;
  const id = `image-${name}`;
  return (
    <Input.Wrapper id={id} label={label} description={description} withAsterisk={required} error={wrong}>
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
            invalid={Boolean(wrong)}
            describedBy={wrong ? `${id}-error` : undefined}
            hint={t('picture.drop', { max })}
            inputRef={field.ref}
            onBlur={field.onBlur}
            onFiles={([file]) => file && picture.choose(file)}
          />
          <div className={classes.actions}>
            {picture.adjustable ? (
              <Button variant="default" size="xs" disabled={disabled} onClick={picture.adjust}>
                {t('picture.adjust')}
              </Button>
            ) : null}
            {shown ? (
              <Button
                variant="subtle"
                size="xs"
                disabled={disabled}
                onClick={() => {
                  picture.forget();
                  put(null);
                }}
              >
                {t('picture.remove')}
              </Button>
            ) : null}
          </div>
        </div>
      </div>
      {picture.cropping ? (
        <CropDialog
          image={picture.cropping.image}
          start={picture.cropping.crop}
          aspect={aspect}
          onClose={picture.close}
        />
      ) : null}
    </Input.Wrapper>
  );
};
