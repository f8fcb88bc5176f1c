import { Checkbox, CheckIcon } from '@mantine/core';
import type { ChangeEvent } from 'react';
import classes from './list-checkbox.module.css';
import './styles/choice.css';

export interface ListCheckboxProps {
  label: string;
  checked: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  className?: string;
}

/**
 * The checkbox of a row. It looks as `Checkbox` does, by the same classes, but does not work out its styles anew each time: when all of
 * a page are ticked at once, that would take longer than all the rest. It is not printed.
 */
export const ListCheckbox = ({ label, checked, onChange, className = '' }: ListCheckboxProps) => (
  <span className={`${Checkbox.classes.inner} ${classes.box} ${className}`} data-no-print>
    <input
      type="checkbox"
      className={`mantine-focus-auto mantine-Checkbox-input ${Checkbox.classes.input} ${classes.input}`}
      aria-label={label}
      checked={checked}
      onChange={onChange}
    />
    <CheckIcon className={`${Checkbox.classes.icon} ${classes.icon}`} />
  </span>
);
