import type { DealDetail, Diligence, DiligenceLine } from '@handover/shared/contract';
import { marketToday, useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Icon, Status, type StatusKind } from '@handover/shared/ui';
import { memo, useEffect, useId, useRef } from 'react';
import { isOver } from '../../rules/deal-state.ts';
import { isOverdue } from '../../rules/diligence-list.ts';
import classes from './diligence.module.css';
import { LineLoader } from './line/line-loader.tsx';

const KINDS: Record<DiligenceLine['state'], StatusKind> = {
  open: 'waiting',
  provided: 'running',
  accepted: 'open',
  returned: 'danger',
  not_applicable: 'closed',
};

interface LineRowProps {
  line: DiligenceLine;
  deal: DealDetail;
  people: Diligence['people'];
  isOpen: boolean;
  onShow: (id: number | undefined) => void;
}

/** A line in one row, which unfolds. There may be hundreds: a row is rendered again only when it has changed. */
export const LineRow = memo(function LineRow({ line, deal, people, isOpen, onShow }: LineRowProps) {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  const detail = useId();
  const row = useRef<HTMLLIElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The address leads to it: it is to be seen.
    if (isOpen && !wasOpen.current && !row.current?.contains(document.activeElement))
      row.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const { section_number, number, request, owed_by, person, due_on, state, documents, comment_count } = line;
  const isLate = !isOver(deal) && isOverdue(line, marketToday());
  const meta = [
    owed_by === 'buyer' && t('diligence.owedByBuyer'),
    person?.name,
    documents.length > 0 && t('diligence.documents', { count: documents.length }),
    comment_count > 0 && t('diligence.comments', { count: comment_count }),
  ].filter(Boolean);
  return (
    <li ref={row} className={classes.line} data-mine={line.mine || undefined}>
      <button
        type="button"
        className={classes.row}
        aria-expanded={isOpen}
        aria-controls={isOpen ? detail : undefined}
        data-print
        onClick={() => onShow(isOpen ? undefined : line.id)}
      >
        <span className={classes.number}>
          {section_number}.{number}
        </span>
        <span className={classes.request}>
          <span className={isOpen ? undefined : classes.clamped}>{request}</span>
          {meta.length > 0 ? <span className={classes.meta}>{meta.join(' · ')}</span> : null}
        </span>
        <span className={classes.due} data-late={isLate || undefined}>
          {due_on ? t(isLate ? 'diligence.late' : 'diligence.due', { date: date(due_on) }) : null}
        </span>
        <Status kind={KINDS[state]} variant="text">
          {t(`diligence.state.${state}`)}
        </Status>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
      </button>
      {isOpen ? (
        <div id={detail} className={classes.detail}>
          <LineLoader id={line.id} deal={deal} people={people} onClose={() => onShow(undefined)} />
        </div>
      ) : null}
    </li>
  );
});
