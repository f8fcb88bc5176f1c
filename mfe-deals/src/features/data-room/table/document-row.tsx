import type { RoomDocument } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { ListCheckbox } from '@handover/shared/ui-extra';
import { memo, useEffect, useRef } from 'react';
import type { DragMove } from '../folders/use-drag-move.ts';
import { DocumentCells, type DocumentCellsProps } from './document-cells.tsx';
import classes from './table.module.css';

interface DocumentRowProps extends DocumentCellsProps {
  /** A link leads to it, whichever of its versions it names. */
  isMarked: boolean;
  /** Undefined if documents can't be ticked. */
  isChosen: boolean | undefined;
  onChoose: ((documents: readonly RoomDocument[], isChosen: boolean) => void) | undefined;
  /** Undefined if it can't be dragged into a folder. */
  source: DragMove['source'] | undefined;
}

/** Rendered again only for its own changes, and without its cells when it is ticked: a page has twenty-five. */
export const DocumentRow = memo(({ isMarked, isChosen, onChoose, source, ...cells }: DocumentRowProps) => {
  const { document } = cells;
  const { t } = useTranslation('inputs');
  const row = useRef<HTMLTableRowElement>(null);
  // The focus scrolls to it.
  useEffect(() => {
    if (isMarked) row.current?.focus();
  }, [isMarked]);
  return (
    <tr
      ref={row}
      tabIndex={-1}
      {...source?.({ document })}
      className={classes.document}
      data-marked={isMarked || undefined}
      data-lone={cells.mayChange ? undefined : true}
    >
      <td className={classes.number}>
        {isChosen === undefined ? null : (
          <ListCheckbox
            className={classes.choice}
            label={t('documents.choose', { name: document.name })}
            checked={isChosen}
            onChange={(event) => onChoose?.([document], event.currentTarget.checked)}
          />
        )}
        {document.index}
      </td>
      <DocumentCells {...cells} />
    </tr>
  );
});
