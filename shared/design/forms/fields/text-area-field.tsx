import { Textarea } from '@mantine/core';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useFieldDescription } from '../form/field-descriptions.ts';
import classes from './fields.module.css';
import { type FieldProps, inputProps, useField } from './use-field.ts';

export interface TextAreaFieldProps extends FieldProps {
  rows?: number;
  /** A counter is shown above 80 %. The text is not cut; the rule of the schema reports it. */
  maxLength?: number;
}

/** Several lines of text; the height grows with them. */
export const TextAreaField = ({ rows = 4, maxLength, ...props }: TextAreaFieldProps) => {
  const { t } = useTranslation('inputs');
  const { field, error } = useField(props.name);
  useFieldDescription(props.name, { label: props.label });
  const length = String(field.value ?? '').length;
  const counted = maxLength !== undefined && length > maxLength * 0.8;
  return (
    <div>
      <Textarea
        {...inputProps(props)}
        {...field}
        value={field.value ?? ''}
        error={error}
        autosize
        minRows={rows}
        maxRows={18}
      />
      {counted ? <div className={classes.count}>{t('charactersOf', { length, max: maxLength })}</div> : null}
    </div>
  );
};
