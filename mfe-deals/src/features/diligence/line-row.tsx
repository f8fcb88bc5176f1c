import type { DealDetail, Diligence, DiligenceLine } from '@handover/shared/contract';
import { marketToday, useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import type { StatusKind } from '@handover/shared/ui';
import { memo } from 'react';
import { ListLine } from '../../components/list-line.tsx';
import { isOver } from '../../rules/deal-state.ts';
import { isOverdue } from '../../rules/diligence-list.ts';
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

/** There may be hundreds: a row is rendered again only when it has changed. */
export const LineRow = memo(function LineRow({ line, deal, people, isOpen, onShow }: LineRowProps) {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  const { section_number, number, request, owed_by, person, due_on, state, documents, comment_count } = line;
  const isLate = !isOver(deal) && isOverdue(line, marketToday());
  const meta = [
    owed_by === 'buyer' ? t('diligence.owedByBuyer') : '',
    person?.name ?? '',
    documents.length > 0 ? t('diligence.documents', { count: documents.length }) : '',
    comment_count > 0 ? t('diligence.comments', { count: comment_count }) : '',
  ].filter(Boolean);
  return (
    <ListLine
      number={`${section_number}.${number}`}
      text={request}
      meta={meta}
      due={due_on ? t(isLate ? 'diligence.late' : 'diligence.due', { date: date(due_on) }) : ''}
      isLate={isLate}
      status={{ kind: KINDS[state], label: t(`diligence.state.${state}`) }}
      isMine={line.mine}
      isOpen={isOpen}
      onToggle={() => onShow(isOpen ? undefined : line.id)}
    >
      <LineLoader id={line.id} deal={deal} people={people} onClose={() => onShow(undefined)} />
    </ListLine>
  );
});
