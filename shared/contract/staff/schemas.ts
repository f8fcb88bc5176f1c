/** The schemas of the staff's room. */
export { failedJobPageSchema, failedMailPageSchema, retriedSchema } from './failures.schema.ts';
export { marketFiguresQuerySchema, marketFiguresSchema } from './market-figures.schema.ts';
