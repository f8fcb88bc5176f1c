import { memo, useId } from 'react';
import type { ChoicesProps } from '../choices/use-choices.ts';
import { OfficeActions, type OfficeActionsProps } from './office-actions.tsx';
import { OfficeFields } from './office-fields.tsx';
import classes from './offices.module.css';

interface OfficeItemProps extends OfficeActionsProps {
  /** The path of the office in the values. */
  name: string;
  address: string;
  countries: ChoicesProps;
}

/** One office: a line, with the inputs below it while it is open. */
export const OfficeItem = memo(function OfficeItem(props: OfficeItemProps) {
  const { name, address, countries, ...actions } = props;
  const id = useId();
  return (
    <li className={classes.office}>
      <div className={classes.head}>
        <p id={id} className={classes.line}>
          <span className={classes.title}>{actions.title}</span> <span>{address}</span>
        </p>
        <OfficeActions {...actions} fieldsId={`${id}-fields`} />
      </div>
      {actions.isOpen ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and the line is its title
        <div role="group" id={`${id}-fields`} aria-labelledby={id} className={classes.fields}>
          <OfficeFields name={name} countries={countries} />
        </div>
      ) : null}
    </li>
  );
});
