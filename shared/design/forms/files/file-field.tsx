import { Input } from '@mantine/core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FILE_SIZE } from '../../../contract/limits.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useFormat } from '../../format/index.ts';
import { type FieldProps, useField } from '../fields/use-field.ts';
import { DropZone } from './drop-zone.tsx';
import { fileProblem, toExtensions } from './file-problem.ts';
import { FileRow } from './file-row.tsx';
import classes from './files.module.css';

export interface FileFieldProps extends Omit<FieldProps, 'placeholder'> {
  /** Extensions as the browser wants them: '.pdf,.doc'. */
  accept?: string;
  /** Bytes for each file; 25 MB where nothing is said. */
  maxSize?: number;
  multiple?: boolean;
  /** 0 to 1 while it is sent. */
  progress?: number;
  /** Stops what is being sent. */
  onCancel?: () => void;
}

/** The value is a File or null; with `multiple` a list of Files. A file that may not be sent is named and not taken. */
export const FileField = (props: FileFieldProps) => {
  const {
    name,
    label,
    description,
    required,
    disabled,
    accept,
    multiple = false,
    progress,
    onCancel,
  } = props;
  const { t } = useTranslation('inputs');
  const { fileSize } = useFormat();
  const { setValue } = useFormContext();
  const { field, error } = useField(name);
  const [refused, setRefused] = useState<string>();
  const maxSize = props.maxSize ?? FILE_SIZE.document;
  const files: File[] = [field.value ?? []].flat();
  const extensions = toExtensions(accept);
  const keep = (next: File[]) =>
    setValue(name, multiple ? next : (next[0] ?? null), {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    });
  const take = (added: File[]) => {
    const problems = added.map((file) => ({ file, problem: fileProblem(file, { extensions, maxSize }) }));
    const bad = problems.find(({ problem }) => problem);
    setRefused(
      bad?.problem &&
        t(bad.problem, {
          name: bad.file.name,
          max: fileSize(maxSize),
          types: extensions?.map((each) => each.toUpperCase()).join(', '),
        }),
    );
    const good = problems.filter(({ problem }) => !problem).map(({ file }) => file);
    if (good.length > 0) keep(multiple ? [...files, ...good] : good);
  };
  const limits = [
    extensions?.map((each) => each.toUpperCase()).join(', '),
    t('upTo', { max: fileSize(maxSize) }),
  ];
  const wrong = refused ?? error;
  const id = `file-${name}`;
  return (
    <Input.Wrapper id={id} label={label} description={description} withAsterisk={required} error={wrong}>
      <DropZone
        id={id}
        accept={accept}
        multiple={multiple}
        disabled={disabled || progress !== undefined}
        invalid={Boolean(wrong)}
        describedBy={wrong ? `${id}-error` : undefined}
        hint={limits.filter(Boolean).join(' · ')}
        inputRef={field.ref}
        onBlur={field.onBlur}
        onFiles={take}
      />
      {files.length > 0 ? (
        <ul className={classes.files}>
          {files.map((file) => (
            <FileRow
              key={`${file.name}-${file.size}-${file.lastModified}`}
              name={file.name}
              size={file.size}
              progress={progress}
              onRemove={
                progress !== undefined && onCancel
                  ? onCancel
                  : () => keep(files.filter((each) => each !== file))
              }
            />
          ))}
        </ul>
      ) : null}
    </Input.Wrapper>
  );
};
