/** A query, and how many rows it may scan to find its page: those of a user, or those that contain a text. */
export type Filter = string | [query: string, through: number];

/** How a list is called: by which user, with which filters, in which orders (each also descending). */
export interface ListCall {
  by: 'broker' | 'seller' | 'staff' | 'reader';
  /** The URL, where the path has a parameter or the call needs a query. */
  url?: string;
  filters?: Filter[];
  /** Filters to combine with each order; it is also called without any. */
  orderedWith?: Filter[];
  orderings?: string[];
  /** Page size, so that the user's records fill a thousand pages. */
  size?: number;
  /** Rows that each call may scan: the user's own, however many others there are. 0: only those of its page. */
  through?: number;
  /** The most queries of a call, where it shows more than other lists do. */
  queries?: number;
}
