import { useMergedRef } from '@mantine/hooks';
import type { ComponentProps, FormEvent } from 'react';
import { handleEnter } from './enter-key.ts';
import { useFirstFocus } from './use-first-focus.ts';
import { useTypedBefore } from './use-typed-before.ts';

interface FormProps extends Omit<ComponentProps<'form'>, 'noValidate' | 'onSubmit' | 'ref'> {
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  /**
   * Whether it is the form of a record with many fields: it is saved by its button, or by Ctrl or Cmd with Enter. So
   * is every form with a text area.
   */
  record?: boolean;
}

/**
 * A form that validates its fields itself. Enter sends it only where it is short: it chooses in a field with a list, and ends the
 * composition of a character.
 */
export const Form = ({ onSubmit, onKeyDown, record = false, ...props }: FormProps) => (
  <form
    ref={useMergedRef(useTypedBefore(), useFirstFocus())}
    noValidate
    {...props}
    onSubmit={(event) => {
      // React hands on the events of a form in a dialog that is rendered from within this one.
      if (event.target === event.currentTarget) void onSubmit(event);
    }}
    onKeyDown={(event) => {
      onKeyDown?.(event);
      handleEnter(event, record);
    }}
  />
);
