import type { DealDetail, Diligence } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { LoadingBlock, QueryView, Text } from '@handover/shared/ui';
import { useDiligenceLine } from '../../../queries/diligence.query.ts';
import { LineDetail } from './line-detail.tsx';

interface LineLoaderProps {
  id: number;
  deal: DealDetail;
  people: Diligence['people'];
  onClose: () => void;
}

/** Loads what was written on a line when it is unfolded. */
export function LineLoader({ id, ...props }: LineLoaderProps) {
  const { t } = useTranslation('deals');
  return (
    <QueryView
      query={useDiligenceLine(id)}
      skeleton={<LoadingBlock variant="list" count={2} />}
      notFound={<Text>{t('diligence.gone')}</Text>}
    >
      {(line) => <LineDetail line={line} {...props} />}
    </QueryView>
  );
}
