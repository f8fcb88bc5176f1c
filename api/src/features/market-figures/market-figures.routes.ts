import { paths } from '@handover/shared/contract';
import { marketFiguresQuerySchema, marketFiguresSchema } from '@handover/shared/contract/schemas';
import { get, type Routes } from '../../http/route.ts';
import { readMarketFigures } from './read-market-figures.ts';

export const marketFigureRoutes: Routes = {
  readMarketFigures: get(paths.marketFigures, {
    access: 'staff',
    summary: 'Read the figures of the market',
    description:
      'Counts what was published, asked for and begun in the last days, beside the same number of days before, and how long owners took to answer.',
    // It counts many rows.
    rate: { max: 60, timeWindow: '1 minute' },
    query: marketFiguresQuerySchema,
    response: marketFiguresSchema,
    handler: readMarketFigures,
  }),
};
