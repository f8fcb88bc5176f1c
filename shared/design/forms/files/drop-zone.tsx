import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { HttpError } from '../../../kernel/http/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useMessages } from '../../../kernel/messages/index.ts';
import { Button, Icon } from '../../ui/index.ts';
import classes from './files.module.css';
import type { FolderPaths, LeftOut } from './read-dropped.ts';

export interface DropZoneProps {
  id: string;
  /** `paths` has those that come from folders; `leftOut` says how many more there are that do not come. */
  onFiles: (files: File[], paths: FolderPaths, leftOut: LeftOut) => void;
  onBlur?: () => void;
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  invalid?: boolean;
  describedBy?: string;
  hint?: ReactNode;
  /** Whole folders can be dropped or chosen: what the field says, and its second button. */
  folders?: { drop: string; choose: string } | undefined;
  /** A button at the end of its row, on all of which files can be dropped. */
  compact?: boolean;
  inputRef?: (element: HTMLInputElement | null) => void;
}

const loadReader = () => import('./read-dropped.ts');
type Reader = Awaited<ReturnType<typeof loadReader>>;
const NO_PATHS: FolderPaths = new Map();
const NONE: LeftOut = { unread: 0, tooMany: 0 };

/** Files can be dropped or chosen by a button. The native input is used by keyboard and screen readers. */
export const DropZone = (props: DropZoneProps) => {
  const { t } = useTranslation('inputs');
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const folderInput = useRef<HTMLInputElement>(null);
  const messages = useMessages();
  const take = (files: File[], paths: FolderPaths = NO_PATHS, leftOut: LeftOut = NONE) => {
    if (files.length + leftOut.unread > 0) props.onFiles(files, paths, leftOut);
  };
  /** What reads folders is loaded when the first comes. */
  const withReader = (read: (reader: Reader) => void | Promise<void>) =>
    void loadReader()
      .then(read)
      .catch(() => messages.failure(new HttpError({ kind: 'network' })));
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (props.disabled) return;
    // Only while the event runs.
    const entries = [...(event.dataTransfer.items ?? [])].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
    if (props.folders && entries.some((entry) => entry.isDirectory)) {
      withReader(async ({ readDropped }) => {
        const { files, paths, leftOut } = await readDropped(entries);
        take(files, paths, leftOut);
      });
      return;
    }
    const files = [...event.dataTransfer.files];
    take(props.multiple ? files : files.slice(0, 1));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a mouse shortcut for the input inside
    <div
      className={classes.zone}
      data-over={over || undefined}
      data-invalid={props.invalid || undefined}
      data-compact={props.compact || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={(element) => {
          input.current = element;
          props.inputRef?.(element);
        }}
        id={props.id}
        type="file"
        data-add
        className={classes.input}
        accept={props.accept}
        multiple={props.multiple}
        disabled={props.disabled}
        aria-invalid={props.invalid || undefined}
        aria-describedby={props.describedBy}
        onBlur={props.onBlur}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          // Reset, so that the same file can be chosen again after it was removed.
          event.currentTarget.value = '';
          take(files);
        }}
      />
      {props.compact ? null : <Icon name="upload" />}
      <span className={classes.text}>
        {props.folders?.drop ?? t(props.multiple ? 'dropFiles' : 'dropFile')}
        {props.hint ? <span className={classes.hint}>{props.hint}</span> : null}
      </span>
      <Button
        variant="default"
        size="xs"
        tabIndex={-1}
        aria-hidden="true"
        disabled={props.disabled}
        onClick={() => input.current?.click()}
      >
        {t('chooseFile')}
      </Button>
      {props.folders ? (
        <>
          <input
            ref={(element) => {
              folderInput.current = element;
              element?.setAttribute('webkitdirectory', '');
            }}
            type="file"
            hidden
            aria-label={props.folders.choose}
            onChange={(event) => {
              const chosen = [...(event.currentTarget.files ?? [])];
              event.currentTarget.value = '';
              withReader(({ readChosen }) => {
                const { files, paths } = readChosen(chosen);
                take(files, paths);
              });
            }}
          />
          <Button
            variant="default"
            size="xs"
            disabled={props.disabled}
            onClick={() => folderInput.current?.click()}
          >
            {props.folders.choose}
          </Button>
        </>
      ) : null}
    </div>
  );
};
