import type { MouseEventHandler, PointerEvent, ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { Button, type ButtonProps } from '../../ui/index.ts';
import { useErrorInView } from './errors/use-error-in-view.ts';

interface SubmitButtonProps extends ButtonProps {
  children: ReactNode;
  /** Whether it belongs to the form of a record, which Enter does not save. The button then tells which keys do. */
  record?: boolean;
  /** May prevent the submission. */
  onClick?: MouseEventHandler<HTMLButtonElement>;
}

/** Busy while the form is submitted. Not disabled for missing input, so that pressing it shows what is missing. */
export const SubmitButton = ({ children, record = false, ...rest }: SubmitButtonProps) => {
  const { t } = useTranslation('inputs');
  const { isSubmitting } = useFormState();
  useErrorInView(isSubmitting);
  return (
    <Button
      type="submit"
      loading={isSubmitting}
      onPointerDown={clickWherePressed}
      {...(record && { 'aria-keyshortcuts': 'Control+Enter Meta+Enter', title: t('saveShortcut') })}
      {...rest}
    >
      {children}
    </Button>
  );
};

/**
 * Pressing the button takes the focus from a field, whose error may then appear and move the button from under the pointer:
 * the browser sees no click on it. What counts is that the pointer is released where the button was.
 */
function clickWherePressed(press: PointerEvent<HTMLButtonElement>) {
  const { currentTarget: button, pointerId } = press;
  if (press.button !== 0) return;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const ended = new AbortController();
  const release = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    ended.abort();
    const { type, target, clientX: x, clientY: y } = event;
    const isInside = x >= left && x <= right && y >= top && y <= bottom;
    if (type === 'pointerup' && isInside && !button.contains(target as Node)) button.click();
  };
  window.addEventListener('pointerup', release, { signal: ended.signal });
  window.addEventListener('pointercancel', release, { signal: ended.signal });
}
