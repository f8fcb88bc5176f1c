import { useId } from 'react';
import classes from './plain-filters.module.css';

interface PlainFieldProps {
  type: 'search' | 'text';
  name: string;
  label: string;
  value: string;
}

export function PlainField({ type, name, label, value }: PlainFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <input
        id={id}
        type={type}
        name={name}
        className={classes.input}
        defaultValue={value}
        maxLength={type === 'search' ? 100 : undefined}
        inputMode={type === 'text' ? 'decimal' : undefined}
      />
    </div>
  );
}
