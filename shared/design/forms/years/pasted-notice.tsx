import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { Button } from '../../ui/index.ts';
import type { Placed } from './place-table.ts';
import classes from './years.module.css';

interface PastedNoticeProps {
  pasted: Placed | undefined;
  /** Answers the question whether the unit of some rows is that of all: the unit, or 1. */
  onScale: (scale: number) => void;
  onUndo: () => void;
}

/** The pasted values of a spreadsheet that were used, and those that were not. */
export const PastedNotice = ({ pasted, onScale, onUndo }: PastedNoticeProps) => {
  const { t } = useTranslation('inputs');
  const sentences = usePastedSentences(pasted);
  const scale = pasted?.doubtfulScale;
  const notice = useRef<HTMLDivElement>(null);
  // The notice is below a grid that may be higher than the window. The focus stays in the cell.
  useEffect(() => {
    if (pasted) notice.current?.scrollIntoView?.({ block: 'nearest' });
  }, [pasted]);
  return (
    <div ref={notice} className={classes.pasted} data-empty={pasted ? undefined : true}>
      <p role="status">{sentences.join(' ')}</p>
      {scale ? (
        <>
          <Button variant="default" size="xs" onClick={() => onScale(scale)}>
            {t(scale === 1e3 ? 'figureGrid.allThousands' : 'figureGrid.allMillions')}
          </Button>
          <Button variant="default" size="xs" onClick={() => onScale(1)}>
            {t('figureGrid.asTyped')}
          </Button>
        </>
      ) : null}
      {pasted ? (
        <Button variant="subtle" size="xs" onClick={onUndo}>
          {t('figureGrid.undo')}
        </Button>
      ) : null}
    </div>
  );
};

function usePastedSentences(pasted: Placed | undefined): string[] {
  const { t } = useTranslation('inputs');
  if (!pasted) return [];
  const { count, newest, beyond, leftOut, doubtfulScale } = pasted;
  return [
    t('figureGrid.pasted', { count }),
    newest === undefined ? '' : t('figureGrid.newest', { year: newest }),
    beyond === 0 ? '' : t('figureGrid.beyond', { count: beyond }),
    leftOut.length === 0 ? '' : t('figureGrid.leftOut', { names: [...new Set(leftOut)].join(', ') }),
    doubtfulScale ? t(doubtfulScale === 1e3 ? 'figureGrid.someThousands' : 'figureGrid.someMillions') : '',
  ].filter((sentence) => sentence !== '');
}
