import { useId } from 'react';
import classes from './choice.module.css';

interface ChoiceProps<Value extends string> {
  legend: string;
  values: readonly (readonly [value: Value, label: string])[];
  /** Undefined is none of them. */
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
  disabled?: boolean;
}

/** One of a few, in a row. */
export function Choice<Value extends string>({
  legend,
  values,
  chosen,
  onChoose,
  disabled,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classes.choice} disabled={disabled}>
      <legend>{legend}</legend>
      {values.map(([value, label]) => (
        <label key={value}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
