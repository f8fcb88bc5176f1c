import { useEffect, useRef } from 'react';
import { useColorScheme } from '../../../design/ui/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import classes from './preview.module.css';
import { type FrameCommand, type FrameEvent, isReady, type OpenMessage, readFrameEvent } from './protocol.ts';

interface PreviewFrameProps {
  /** The URL of the frame's document. */
  address: string;
  title: string;
  /** Undefined while it is read; the frame is loaded meanwhile. */
  blob: Blob | undefined;
  format: OpenMessage['format'];
  shown: boolean;
  onEvent: (event: FrameEvent) => void;
  /** The frame itself can't be loaded. */
  onUnavailable: () => void;
  /** Gets the way to send commands. */
  onPort: (send: (command: FrameCommand) => void) => void;
}

/** The timeout for slow connections, after which there is a retry. */
const LOAD_TIMEOUT_MS = 30_000;

/**
 * The sandbox in which a document is read and drawn: scripts run, but in an origin of its own, without access to the page, the session
 * or the network. It gets the bytes of this one document, and answers with numbers and short texts.
 */
export const PreviewFrame = (props: PreviewFrameProps) => {
  const { address, title, blob, format, shown } = props;
  const { t, i18n } = useTranslation('preview');
  const dark = useColorScheme().shown === 'dark';
  const frame = useRef<HTMLIFrameElement>(null);
  const port = useRef<MessagePort>(undefined);
  const latest = useRef(props);
  latest.current = props;
  const ready = useRef<() => void>(undefined);
  const whenReady = useRef<Promise<void>>(undefined);
  whenReady.current ??= new Promise((resolve) => {
    ready.current = resolve;
  });

  useEffect(() => {
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      const target = frame.current?.contentWindow;
      // The origin of a sandbox is opaque, which reads as the text null.
      if (!target || source !== target || origin !== 'null' || !isReady(data)) return;
      // This happens only once: nothing that is loaded there later gets a port.
      window.removeEventListener('message', onMessage);
      clearTimeout(timer);
      ready.current?.();
    };
    const timer = setTimeout(() => latest.current.onUnavailable(), LOAD_TIMEOUT_MS);
    window.addEventListener('message', onMessage);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', onMessage);
      port.current?.close();
    };
  }, []);

  useEffect(() => {
    if (!blob) return;
    let over = false;
    const handOver = async () => {
      await whenReady.current;
      const bytes = await blob.arrayBuffer();
      const target = frame.current?.contentWindow;
      if (over || !target) return;
      const channel = new MessageChannel();
      channel.port1.onmessage = ({ data }) => {
        const event = readFrameEvent(data);
        if (event) latest.current.onEvent(event);
      };
      port.current = channel.port1;
      latest.current.onPort((command) => channel.port1.postMessage(command));
      const texts = {
        page: t('frame.page', { page: '{{page}}' }),
        rowsLeftOut: t('frame.rowsLeftOut', { rows: '{{count}}' }),
        emptySheet: t('frame.emptySheet'),
        emptyDocument: t('frame.emptyDocument'),
        pictureLeftOut: t('frame.pictureLeftOut'),
        ticked: t('frame.ticked'),
        unticked: t('frame.unticked'),
      };
      const message: OpenMessage = { type: 'open', format, bytes, language: i18n.language, dark, texts };
      // An opaque origin can't be named.
      target.postMessage(message, '*', [channel.port2, bytes]);
    };
    void handOver();
    return () => {
      over = true;
    };
    // This runs once per document; a change of the theme has its command.
  }, [blob, format]);

  useEffect(() => port.current?.postMessage({ type: 'theme', dark } satisfies FrameCommand), [dark]);

  return (
    <iframe
      ref={frame}
      className={classes.frame}
      data-shown={shown || undefined}
      src={address}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      title={title}
    />
  );
};
