import { ESTABLISHED_SALES } from './established-sales.data.ts';
import { RECENT_SALES } from './recent-sales.data.ts';

/** The sales in the order in which they were published. */
export const SELL_OPPORTUNITIES = [...ESTABLISHED_SALES, ...RECENT_SALES];
