import { Input } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { FILE_SIZE } from '../../../contract/limits.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useFormat } from '../../format/index.ts';
import { type FieldProps, useField } from '../fields/use-field.ts';
import { useFormContext } from '../form/form-context.tsx';
import { useRowFocus } from '../form/use-row-focus.ts';
import { DropZone } from './drop-zone.tsx';
import { fileProblem, toExtensions } from './file-problem.ts';
import { FileRow } from './file-row.tsx';
import classes from './files.module.css';

export interface FileFieldProps extends Omit<FieldProps, 'placeholder'> {
  /** The `accept` attribute: '.pdf,.doc'. */
  accept?: string;
  /** Bytes for each file; default 25 MB. */
  maxSize?: number;
  multiple?: boolean;
  /** 0 to 1 during an upload. */
  progress?: number;
  onCancel?: () => void;
}

const keyOf = ({ name, size, lastModified }: File) => `${name}-${size}-${lastModified}`;

/** The value is a File or null; with `multiple` a list of Files. An invalid file is not added, and shows an error. */
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
  const [fileError, setFileError] = useState<string>();
  const container = useRef<HTMLDivElement>(null);
  useRowFocus(container);
  // Two forms of a page may have a field of the same name.
  const id = useId();
  const maxSize = props.maxSize ?? FILE_SIZE.document;
  const files: File[] = [field.value ?? []].flat();
  const extensions = toExtensions(accept);
  const setFiles = (next: File[]) =>
    setValue(name, multiple ? next : (next[0] ?? null), {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    });
  const add = (added: File[]) => {
    const problems = added.map((file) => ({ file, problem: fileProblem(file, { extensions, maxSize }) }));
    const invalid = problems.find(({ problem }) => problem);
    setFileError(
      invalid?.problem &&
        t(invalid.problem, {
          name: invalid.file.name,
          max: fileSize(maxSize),
          types: extensions?.map((each) => each.toUpperCase()).join(', '),
        }),
    );
    const valid = problems.filter(({ problem }) => !problem).map(({ file }) => file);
    // A file that is chosen again is there already.
    const all = new Map([...files, ...valid].map((file) => [keyOf(file), file]));
    if (valid.length > 0) setFiles(multiple ? [...all.values()] : valid);
  };
  const limits = [
    extensions?.map((each) => each.toUpperCase()).join(', '),
    t('upTo', { max: fileSize(maxSize) }),
  ];
  const shownError = fileError ?? error;
  useEffect(() => {
    if (fileError) container.current?.scrollIntoView?.({ block: 'nearest' });
  }, [fileError]);
  return (
    <Input.Wrapper
      ref={container}
      id={id}
      label={label}
      description={description}
      withAsterisk={required}
      error={shownError}
    >
      <DropZone
        id={id}
        accept={accept}
        multiple={multiple}
        disabled={disabled || progress !== undefined}
        invalid={Boolean(shownError)}
        describedBy={shownError ? `${id}-error` : undefined}
        hint={limits.filter(Boolean).join(' · ')}
        inputRef={field.ref}
        onBlur={field.onBlur}
        onFiles={add}
      />
      {files.length > 0 ? (
        <ul className={classes.files}>
          {files.map((file) => (
            <FileRow
              key={keyOf(file)}
              name={file.name}
              size={file.size}
              progress={progress}
              onRemove={
                progress !== undefined && onCancel
                  ? onCancel
                  : () => setFiles(files.filter((each) => each !== file))
              }
            />
          ))}
        </ul>
      ) : null}
    </Input.Wrapper>
  );
};
