import { InputBase } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { useFieldDescription } from '../form/errors/field-descriptions.ts';
import { FieldTextInput } from './field-text-input.tsx';
import { type FieldProps, inputProps, useFieldError } from './use-field.ts';

export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'url' | 'search' | 'tel';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  maxLength?: number;
  inputMode?: 'text' | 'email' | 'url' | 'numeric' | 'decimal' | 'tel';
  leftSection?: ReactNode;
}

/** One line of text. */
export const TextField = ({
  type = 'text',
  autoComplete,
  maxLength,
  inputMode,
  leftSection,
  ...props
}: TextFieldProps) => {
  const error = useFieldError(props.name);
  useFieldDescription(props.name, { label: props.label });
  return (
    <InputBase
      {...inputProps(props)}
      component={FieldTextInput}
      name={props.name}
      checks={props.checks}
      error={error}
      type={type}
      autoComplete={autoComplete}
      maxLength={maxLength}
      inputMode={inputMode}
      leftSection={leftSection}
      spellCheck={type === 'text' ? undefined : false}
    />
  );
};
