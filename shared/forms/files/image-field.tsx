import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FILE_SIZE, IMAGE_EXTENSIONS } from '../../contract/limits.ts';
import { Icon } from '../../ui/index.ts';
import { FileField, type FileFieldProps } from './file-field.tsx';
import classes from './files.module.css';

export interface ImageFieldProps extends Omit<FileFieldProps, 'multiple' | 'accept'> {
  /** What is kept on the server now. */
  current?: string | null;
  round?: boolean;
}

const ACCEPT = IMAGE_EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** A file field that shows the picture: the one just chosen, else the one that is kept. */
export const ImageField = ({ current, round = false, ...props }: ImageFieldProps) => {
  const value: unknown = useWatch({ name: props.name });
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    if (!(value instanceof File)) {
      setChosen(undefined);
      return;
    }
    const url = URL.createObjectURL(value);
    setChosen(url);
    return () => URL.revokeObjectURL(url);
  }, [value]);
  const src = chosen ?? current;
  return (
    <div className={classes.picture}>
      <span className={classes.preview} data-round={round || undefined} aria-hidden="true">
        {src ? <img src={src} alt="" width="96" height="96" /> : <Icon name="user" size={32} />}
      </span>
      <FileField maxSize={FILE_SIZE.image} {...props} accept={ACCEPT} />
    </div>
  );
};
