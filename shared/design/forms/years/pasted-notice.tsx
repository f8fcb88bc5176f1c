import { useTranslation } from '../../../kernel/i18n/index.ts';
import { Button } from '../../ui/index.ts';
import type { Placed } from './place-table.ts';
import classes from './years.module.css';

interface PastedNoticeProps {
  pasted: Placed | undefined;
  onUndo: () => void;
}

/** What was taken over from a spreadsheet, and what was not. */
export const PastedNotice = ({ pasted, onUndo }: PastedNoticeProps) => {
  const { t } = useTranslation('inputs');
  return (
    <div className={classes.pasted} data-empty={pasted ? undefined : true}>
      <p role="status">
        {pasted ? t('figureGrid.pasted', { count: pasted.count }) : ''}
        {pasted && pasted.leftOut.length > 0
          ? ` ${t('figureGrid.leftOut', { names: [...new Set(pasted.leftOut)].join(', ') })}`
          : ''}
      </p>
      {pasted ? (
        <Button variant="subtle" size="xs" onClick={onUndo}>
          {t('figureGrid.undo')}
        </Button>
      ) : null}
    </div>
  );
};
