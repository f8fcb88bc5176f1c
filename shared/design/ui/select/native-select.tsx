import { useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import classes from './native-select.module.css';

export interface NativeSelectProps {
  label: string;
  options: readonly { value: string; label: string }[];
  /** The value; by default the first option is chosen. */
  value?: string;
  /** The name in a form that the browser reads. */
  name?: string;
  onChoose?: (value: string) => void;
}

/** A choice from a short list outside of record forms. It looks as `Select` does, and on a phone it opens in the way of the device. */
export const NativeSelect = ({ label, options, onChoose, ...rest }: NativeSelectProps) => {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div className={classes.box}>
        <select
          id={id}
          className={classes.select}
          onChange={(event) => onChoose?.(event.currentTarget.value)}
          {...rest}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevrons" size={16} />
      </div>
    </div>
  );
};
