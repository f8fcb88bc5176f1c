import type { FigurePeriod } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { areaKey, keepPreviousData, useQuery } from '@handover/shared/query';
import { readMarketFigures } from '../api/market-figures.api.ts';

export function useMarketFigures(days: FigurePeriod) {
  const { http } = usePlatform();
  return useQuery({
    queryKey: areaKey('user', 'market-figures', days),
    queryFn: ({ signal }) => readMarketFigures(http, days, signal),
    placeholderData: keepPreviousData,
  });
}
