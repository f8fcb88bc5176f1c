import { InputBase } from '@mantine/core';
import { get } from 'react-hook-form';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useFieldDescription } from '../form/errors/field-descriptions.ts';
import { useFormSelector } from '../form/use-form-selector.ts';
import { FieldTextArea } from './field-text-area.tsx';
import classes from './fields.module.css';
import { type FieldProps, inputProps, useFieldError } from './use-field.ts';

export interface TextAreaFieldProps extends FieldProps {
  rows?: number;
  /** A counter is shown above 80 %. The text is not cut; the rule of the schema reports it. */
  maxLength?: number;
}

/** Several lines of text; the height grows with them. */
export const TextAreaField = ({ rows = 4, maxLength, ...props }: TextAreaFieldProps) => {
  const error = useFieldError(props.name);
  useFieldDescription(props.name, { label: props.label });
  return (
    <div>
      <InputBase
        {...inputProps(props)}
        component={FieldTextArea}
        name={props.name}
        error={error}
        multiline
        rows={rows}
        classNames={{ input: classes.area }}
        __vars={{ '--rows': String(rows) }}
      />
      {maxLength === undefined ? null : <CharacterCount name={props.name} max={maxLength} />}
    </div>
  );
};

/** Renders with each key only near the limit. */
function CharacterCount({ name, max }: { name: string; max: number }) {
  const { t } = useTranslation('inputs');
  const count = useFormSelector(
    (values) => {
      const { length } = String(get(values, name) ?? '');
      return length > max * 0.8 ? length : undefined;
    },
    [name],
  );
  return count === undefined ? null : (
    <div className={classes.count}>{t('charactersOf', { length: count, max })}</div>
  );
}
