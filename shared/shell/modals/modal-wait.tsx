import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LoadingBlock, Text, useDelayed } from '../../design/ui/index.ts';
import classes from './modal-wait.module.css';

interface ModalWaitProps {
  failed: boolean;
  code?: string | undefined;
  onRetry: () => void;
  onClose: () => void;
}

/**
 * A light frame of its own while the code of a modal is under way, seen after 300 ms; and what is said where it can't be had.
 * It holds the focus from the start, so that a key meant for the modal does nothing on the page.
 */
export function ModalWait({ failed, code, onRetry, onClose }: ModalWaitProps) {
  const { t } = useTranslation('common');
  const late = useDelayed();
  const title = useId();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.focus();
  }, []);

  const hold = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Tab') return;
    const buttons = [...(frame.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    event.preventDefault();
    // From the frame itself, Tab goes to the first and Shift+Tab to the last.
    const next = event.shiftKey ? (at > 0 ? at - 1 : -1) : (at + 1) % buttons.length;
    buttons.at(next)?.focus();
  };

  return (
    <div className={classes.shade} data-shown={late || failed || undefined}>
      <div
        ref={frame}
        role="dialog"
        aria-modal="true"
        aria-labelledby={title}
        tabIndex={-1}
        className={classes.frame}
        onKeyDown={hold}
      >
        <h2 id={title} className={classes.title}>
          {t(failed ? 'modal.failed.title' : 'modal.loading')}
        </h2>
        {failed ? <Text>{t('modal.failed.text')}</Text> : <LoadingBlock variant="form" count={2} />}
        {failed && code && (
          <Text size="sm" c="dimmed">
            {t('host.failed.code', { code })}
          </Text>
        )}
        <div className={classes.ways}>
          <Button variant="default" onClick={onClose}>
            {t(failed ? 'action.close' : 'action.cancel')}
          </Button>
          {failed && <Button onClick={onRetry}>{t('action.retry')}</Button>}
        </div>
      </div>
    </div>
  );
}
