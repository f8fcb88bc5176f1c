import type { ClosingLine, DealDetail } from '@handover/shared/contract';
import { marketToday, useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import type { StatusKind } from '@handover/shared/ui';
import { memo } from 'react';
import { ListLine } from '../../../components/list-line.tsx';
import { isLate } from '../../../rules/closing-list.ts';
import { isOver } from '../../../rules/deal-state.ts';
import { ClosingLineDetail } from './closing-line-detail.tsx';

const KINDS: Record<ClosingLine['state'], StatusKind> = {
  open: 'waiting',
  done: 'running',
  confirmed: 'open',
  not_needed: 'closed',
};

interface ClosingRowProps {
  line: ClosingLine;
  deal: DealDetail;
  isOpen: boolean;
  onShow: (id: number | undefined) => void;
}

export const ClosingRow = memo(function ClosingRow({ line, deal, isOpen, onShow }: ClosingRowProps) {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  const late = !isOver(deal) && isLate(line, marketToday());
  const { due_on, state, files } = line;
  return (
    <ListLine
      number={String(line.number)}
      text={line.title}
      meta={[
        t(`closing.owners.${line.owed_by}`),
        ...(files.length > 0 ? [t('diligence.documents', { count: files.length })] : []),
      ]}
      due={due_on ? t(late ? 'diligence.late' : 'diligence.due', { date: date(due_on) }) : ''}
      isLate={late}
      status={{ kind: KINDS[state], label: t(`closing.state.${state}`) }}
      isMine={line.mine}
      isOpen={isOpen}
      onToggle={() => onShow(isOpen ? undefined : line.id)}
    >
      <ClosingLineDetail line={line} deal={deal} onClose={() => onShow(undefined)} />
    </ListLine>
  );
});
