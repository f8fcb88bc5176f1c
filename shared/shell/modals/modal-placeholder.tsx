import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LoadingBlock, Text, useDelayed } from '../../design/ui/index.ts';
import classes from './modal-placeholder.module.css';

interface ModalPlaceholderProps {
  failed: boolean;
  code?: string | undefined;
  onRetry: () => void;
  onClose: () => void;
}

/**
 * Shown while the code of a modal is loading (after 300 ms), and when it fails to load. It takes the focus at once, so that keys
 * that are meant for the modal do nothing on the page.
 */
export function ModalPlaceholder({ failed, code, onRetry, onClose }: ModalPlaceholderProps) {
  const { t } = useTranslation('common');
  const delayed = useDelayed();
  const title = useId();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.focus();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Tab') return;
    const buttons = [...(frame.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    event.preventDefault();
    // Tab from the frame itself goes to the first button, and Shift+Tab to the last.
    const next = event.shiftKey ? (at > 0 ? at - 1 : -1) : (at + 1) % buttons.length;
    buttons.at(next)?.focus();
  };

  return (
    <div className={classes.shade} data-shown={delayed || failed || undefined}>
      <div
        ref={frame}
        role="dialog"
        aria-modal="true"
        aria-labelledby={title}
        tabIndex={-1}
        className={classes.frame}
        onKeyDown={onKeyDown}
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
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t(failed ? 'action.close' : 'action.cancel')}
          </Button>
          {failed && <Button onClick={onRetry}>{t('action.retry')}</Button>}
        </div>
      </div>
    </div>
  );
}
