import { IMAGE_EXTENSIONS } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Avatar, Text } from '@handover/shared/ui';
import { useEffect, useId, useState } from 'react';
import classes from './picture-input.module.css';

interface PictureInputProps {
  /** Whose initials stand where there is no picture. */
  name: string;
  current: string | null;
  chosen: File | undefined;
  error: string | undefined;
  onChoose: (file: File | undefined) => void;
}

const ACCEPTED = IMAGE_EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** The picture with a look at the chosen one before it is saved. */
export function PictureInput({ name, current, chosen, error, onChoose }: PictureInputProps) {
  const { t } = useTranslation('auth');
  const [preview, setPreview] = useState<string>();
  const id = useId();
  useEffect(() => {
    if (!chosen) return setPreview(undefined);
    const url = URL.createObjectURL(chosen);
    setPreview(url);
    return () => URL.revokeObjectURL(url);
  }, [chosen]);
  return (
    <div className={classes.picture}>
      <Avatar name={name} src={preview ?? current} size={96} />
      <div>
        <span className={classes.label}>{t('fields.image')}</span>
        <div className={classes.choose}>
          <input
            id={id}
            type="file"
            name="image"
            accept={ACCEPTED}
            aria-describedby={`${id}-about`}
            aria-invalid={error ? true : undefined}
            onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0])}
          />
          <label htmlFor={id}>{t('picture.choose')}</label>
        </div>
        <div id={`${id}-about`}>
          <Text size="sm" c="dimmed">
            {chosen ? t('picture.chosen', { name: chosen.name }) : t('help.image')}
          </Text>
          {error && (
            <Text size="sm" className={classes.error} role="alert">
              {error}
            </Text>
          )}
        </div>
      </div>
    </div>
  );
}
