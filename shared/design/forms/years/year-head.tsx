import { useTranslation } from '../../../kernel/i18n/index.ts';
import { ActionIcon, Icon } from '../../ui/index.ts';
import { useField } from '../fields/use-field.ts';
import classes from './years.module.css';

interface YearHeadProps {
  /** The path of the year in the values. */
  row: string;
  id: string;
  year: string;
  describedBy: string;
  onRemove: (() => void) | undefined;
}

/** The head of a column. It takes the focus if the year itself is refused. */
export const YearHead = ({ row, id, year, describedBy, onRemove }: YearHeadProps) => {
  const { t } = useTranslation('inputs');
  const { field, error } = useField(`${row}.year`);
  return (
    <th scope="col">
      <span className={classes.year}>
        <span
          id={id}
          ref={field.ref}
          tabIndex={-1}
          data-invalid={error ? true : undefined}
          aria-describedby={error ? describedBy : undefined}
        >
          {year}
        </span>
        {onRemove ? (
          <ActionIcon size="sm" aria-label={t('removeYear', { year })} onClick={onRemove}>
            <Icon name="close" size={14} />
          </ActionIcon>
        ) : null}
      </span>
    </th>
  );
};
