import { type FigurePeriod, type MarketFigures, paths } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

export const readMarketFigures = (http: HttpClient, days: FigurePeriod, signal: AbortSignal) =>
  http.get<MarketFigures>(paths.marketFigures, { params: { days }, signal });
