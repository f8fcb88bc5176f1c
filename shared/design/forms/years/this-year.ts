import { marketToday } from '../../../kernel/clock/index.ts';

/** The year up to which figures are taken: that of the marketplace, as the server counts. */
export const thisYear = (): number => Number(marketToday().slice(0, 4));
