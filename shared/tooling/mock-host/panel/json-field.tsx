import { useId } from 'react';
import classes from './fields.module.css';
import { parseJson } from './parse-json.ts';

interface JsonFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  rows?: number;
}

/** A text area for JSON that shows syntax errors. */
export function JsonField({ label, value, onChange, rows = 4 }: JsonFieldProps) {
  const id = useId();
  const parsed = parseJson(value);
  const error = 'error' in parsed ? parsed.error : undefined;
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className={classes.code}
        rows={rows}
        spellCheck={false}
        autoCapitalize="off"
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
