import { useId } from 'react';
import classes from './choice.module.css';

interface ChoiceProps<Value extends string> {
  legend: string;
  values: readonly (readonly [value: Value, label: string])[];
  /** Undefined is none of them. */
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
  /** What was chosen is under way. The focus stays, which it would not in what is disabled. */
  busy?: boolean;
}

/** One of a few, in a row. */
export function Choice<Value extends string>({
  legend,
  values,
  chosen,
  onChoose,
  busy = false,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classes.choice} aria-busy={busy}>
      <legend>{legend}</legend>
      {values.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => busy || onChoose(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
