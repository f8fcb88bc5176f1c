import { useId } from 'react';
import classes from './choice-field.module.css';

interface ChoiceFieldProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/** The browser's own list: it opens as people know it on every device, and with the keyboard. */
export const ChoiceField = ({ label, value, options, onChoose }: ChoiceFieldProps) => {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <select
        id={id}
        className={classes.select}
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
};
