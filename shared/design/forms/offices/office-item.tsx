import { type KeyboardEvent, memo, useId } from 'react';
import { isComposing } from '../../ui-extra/index.ts';
import type { ChoicesProps } from '../choices/use-choices.ts';
import { OfficeActions, type OfficeActionsProps } from './office-actions.tsx';
import { OfficeFields } from './office-fields.tsx';
import classes from './offices.module.css';

interface OfficeItemProps extends OfficeActionsProps {
  /** The path of the office in the values. */
  name: string;
  address: string;
  /** The user opened it. */
  isAsked: boolean;
  countries: ChoicesProps;
  /** Called by Enter in a line: this office is complete, and the next may follow. */
  onNext: (rowKey: number) => void;
}

/** A field with a list has its own use for Enter, and Ctrl or Cmd with it sends the form. */
const isNext = (event: KeyboardEvent) =>
  event.key === 'Enter' &&
  event.target instanceof HTMLInputElement &&
  event.target.getAttribute('aria-haspopup') === null &&
  !(event.ctrlKey || event.metaKey || isComposing(event));

/** One office: a line, with the inputs below it while it is open. */
export const OfficeItem = memo(function OfficeItem(props: OfficeItemProps) {
  const { name, address, isAsked, countries, onNext, ...actions } = props;
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
        <div
          role="group"
          id={`${id}-fields`}
          aria-labelledby={id}
          className={classes.fields}
          onKeyDown={(event) => {
            if (!isNext(event)) return;
            event.preventDefault();
            // Its line stays when the fields are gone.
            event.currentTarget.parentElement?.querySelector('button')?.focus();
            onNext(actions.rowKey);
          }}
        >
          <OfficeFields name={name} isAsked={isAsked} countries={countries} />
        </div>
      ) : null}
    </li>
  );
});
