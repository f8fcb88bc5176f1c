import { useEffect, useReducer, useRef, useState } from 'react';
import { LoadError } from '../../../design/ui/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useShellPlatform } from '../../../kernel/platform/index.ts';
import { useDownloadDocument } from '../queries/download-document.mutation.ts';
import { formatOf } from './format-of.ts';
import { nextFrameState, noFrameState } from './frame-state.ts';
import classes from './preview.module.css';
import { PreviewFrame } from './preview-frame.tsx';
import { PreviewNotice } from './preview-notice.tsx';
import { PreviewToolbar } from './preview-toolbar.tsx';
import type { PreviewedFile } from './previewed-file.ts';
import type { FrameCommand, FrameEvent } from './protocol.ts';
import { Reading } from './reading.tsx';
import { SheetTabs } from './sheet-tabs.tsx';
import { usePreviewedBytes } from './use-previewed-bytes.ts';

interface PreviewedDocumentProps {
  file: PreviewedFile;
  index: number;
  count: number;
  onGo: (index: number) => void;
  onClose: () => void;
}

/** One document in its frame, with the bars above and below it. */
export const PreviewedDocument = ({ file, index, count, onGo, onClose }: PreviewedDocumentProps) => {
  const { t, ready } = useTranslation('preview');
  const { previewFrame } = useShellPlatform();
  const format = previewFrame === undefined ? undefined : formatOf(file.extension);
  const { loaded, retry } = usePreviewedBytes(file, format !== undefined);
  const [state, change] = useReducer(nextFrameState, noFrameState);
  const [attempt, setAttempt] = useState(0);
  const download = useDownloadDocument();
  const isViewOnly = file.access === 'view';
  const area = useRef<HTMLDivElement>(null);
  const port = useRef<(command: FrameCommand) => void>(undefined);
  const send = (command: FrameCommand) => port.current?.(command);

  const onEvent = (event: FrameEvent) => {
    if (event.type !== 'key') change(event);
    else if (event.key === 'Escape') onClose();
    else onGo(event.key === 'next' ? index + 1 : index - 1);
  };
  const error = loaded && 'error' in loaded ? loaded.error : undefined;
  const problem = format === undefined ? 'unsupported' : state.problem;
  const failed = error !== undefined || problem !== null;
  const again = () => {
    change({ type: 'again' });
    setAttempt((before) => before + 1);
    if (error !== undefined) retry();
  };
  const { shown } = state;
  // Keys are for the document, unless the reader is at one of the tools already.
  useEffect(() => {
    if (shown && !isAtTool(area.current)) area.current?.querySelector('iframe')?.focus();
  }, [shown]);
  if (!ready) return <div className={classes.area} />;
  return (
    <>
      {state.shown && !failed ? (
        <SheetTabs
          sheets={state.shown.sheets}
          sheet={state.sheet}
          onSheet={(sheet) => {
            change({ type: 'sheet', sheet });
            send({ type: 'sheet', sheet });
          }}
        />
      ) : null}
      <div ref={area} className={classes.area} aria-busy={!state.shown && !failed}>
        {error !== undefined ? <LoadError error={error} onRetry={again} title={t('failed')} /> : null}
        {error === undefined && problem ? (
          <PreviewNotice
            problem={problem}
            extension={file.extension}
            isViewOnly={isViewOnly}
            onRetry={again}
          />
        ) : null}
        {format && previewFrame && !failed ? (
          <PreviewFrame
            key={attempt}
            address={previewFrame}
            title={t('document', { name: file.name })}
            blob={loaded && 'blob' in loaded ? loaded.blob : undefined}
            format={format}
            shown={state.shown !== null}
            onEvent={onEvent}
            onUnavailable={() => change({ type: 'unavailable' })}
            onPort={(next) => {
              port.current = next;
            }}
          />
        ) : null}
        {!state.shown && !failed ? <Reading size={file.size} /> : null}
      </div>
      <PreviewToolbar
        state={state.shown && !failed ? state : undefined}
        send={send}
        index={index}
        count={count}
        onGo={onGo}
        downloading={download.isPending}
        onDownload={isViewOnly ? undefined : () => download.mutate(file)}
      />
    </>
  );
};

/** Whether the focus is on one of the tools. */
const isAtTool = (area: HTMLElement | null) =>
  area?.nextElementSibling?.contains(document.activeElement) === true;
