import { useId } from 'react';
import classes from './fields.module.css';

interface SelectFieldProps<Value extends string> {
  label: string;
  values: readonly (readonly [value: Value, label: string])[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** A native select, whose list is above everything else on the page. */
export function SelectField<Value extends string>({
  label,
  values,
  chosen,
  onChoose,
}: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={classes.control}
        value={chosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.value as Value)}
      >
        {values.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
