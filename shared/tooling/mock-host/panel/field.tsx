import { type ComponentProps, useId } from 'react';
import classes from './fields.module.css';

interface FieldProps extends ComponentProps<'input'> {
  label: string;
}

/** A text or number input in the compact style of the panel. */
export function Field({ label, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} className={classes.control} {...input} />
    </div>
  );
}
