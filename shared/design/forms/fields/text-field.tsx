import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { completeWebAddress } from '../../../contract/value-rules.ts';
import { TextInput } from '../../ui-extra/index.ts';
import { useFieldDescription } from '../form/field-descriptions.ts';
import { type FieldProps, inputProps, useField } from './use-field.ts';

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
  const { field, error } = useField(props.name, props.checks);
  useFieldDescription(props.name, { label: props.label });
  const value = String(field.value ?? '');
  return (
    <TextInput
      {...inputProps(props)}
      {...field}
      value={value}
      onBlur={() => {
        // As the rule does, so that one sees what will be saved.
        const completed = type === 'url' ? completeWebAddress(value) : value;
        if (completed !== value) field.onChange(completed);
        field.onBlur();
      }}
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
