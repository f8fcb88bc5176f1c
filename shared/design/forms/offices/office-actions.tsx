import { memo } from 'react';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { ActionIcon, Button, Icon } from '../../ui/index.ts';
import classes from './offices.module.css';

export interface OfficeActionsProps {
  rowKey: number;
  /** The name of the office in the labels of the buttons. */
  title: string;
  isOpen: boolean;
  onOpen: (rowKey: number) => void;
  onDone: (rowKey: number) => void;
  onRemove: (rowKey: number) => void;
}

interface WithFieldsId {
  /** The id of the fields, once they are rendered. */
  fieldsId: string;
}

/** The buttons of an office. They do not know its place in the list, and so do not render when an office before it is removed. */
export const OfficeActions = memo(function OfficeActions(props: OfficeActionsProps & WithFieldsId) {
  const { rowKey, title: office, isOpen, fieldsId, onOpen, onDone, onRemove } = props;
  const { t } = useTranslation('inputs');
  return (
    <span className={classes.actions}>
      <Button
        variant="subtle"
        size="xs"
        aria-expanded={isOpen}
        aria-controls={isOpen ? fieldsId : undefined}
        aria-label={t(isOpen ? 'doneWithOffice' : 'editOffice', { office })}
        onClick={() => (isOpen ? onDone : onOpen)(rowKey)}
      >
        {t(isOpen ? 'done' : 'edit')}
      </Button>
      <ActionIcon data-remove aria-label={t('removeOffice', { office })} onClick={() => onRemove(rowKey)}>
        <Icon name="trash" size={18} />
      </ActionIcon>
    </span>
  );
});
