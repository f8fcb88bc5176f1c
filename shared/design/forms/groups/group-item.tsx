import type { ReactNode } from 'react';
import { ActionIcon, Icon } from '../../ui/index.ts';
import classes from './groups.module.css';

interface GroupItemProps {
  title: string;
  children: ReactNode;
  onRemove?: () => void;
  removeLabel: string;
}

/** One row of a list: a year, an office. */
export const GroupItem = ({ title, children, onRemove, removeLabel }: GroupItemProps) => (
  <fieldset className={classes.item}>
    <legend className={classes.legend}>{title}</legend>
    <div className={classes.fields}>{children}</div>
    {onRemove ? (
      <ActionIcon className={classes.remove} aria-label={removeLabel} onClick={onRemove}>
        <Icon name="trash" size={18} />
      </ActionIcon>
    ) : null}
  </fieldset>
);
