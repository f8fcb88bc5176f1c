import { useId } from 'react';
import classes from './choice.module.css';

interface ChoiceProps<Value extends string> {
  legend: string;
  values: readonly (readonly [value: Value, label: string])[];
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
  /** While a choice is carried out. Not `disabled`, which would lose the focus. */
  busy?: boolean;
}

/** A row of radio buttons. */
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
